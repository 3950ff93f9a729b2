import { request } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/start-test-app.ts'

const paths = [
  '/make_contact_us_request',
  '/make_call_to_adya',
  '/ip',
  '/generate_chat_id',
  '/generate_chat_response',
  '/chats/x/attachments',
  '/openapi.json',
  '/readyz',
  '/voice/twilio/answer',
]
const names = ['name', 'business_name', 'email', 'phone', 'message', 'phone_number', 'ip', 'text']
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('9876543210', 'a@b.co', '%00', '%', '%E0%A4', "' or 1=1 --", '=1+1', '\u202e'),
)
const encoded = words.map((word) =>
  encodeURIComponent(word.isWellFormed() ? word : '').replaceAll('%2525', '%25'),
)
const raw = fc.stringMatching(/^[!-"$-~]{0,40}$/)
const pair = fc
  .tuple(fc.oneof(fc.constantFrom(...names), raw), fc.oneof(encoded, raw))
  .map(([name, value]) => `${name}=${value}`)
const requests = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
  path: fc.constantFrom(...paths),
  search: fc.array(pair, { maxLength: 7 }).map((pairs) => pairs.join('&')),
  headers: fc.dictionary(
    fc.constantFrom(
      'Sec-Fetch-Site',
      'Sec-Fetch-Mode',
      'Origin',
      'Referer',
      'X-Form-Check',
      'Accept',
    ),
    fc.stringMatching(/^[ -~]{0,30}$/),
    { maxKeys: 4 },
  ),
})

test('no request makes the service fail or hang', { timeout: 60_000 }, async () => {
  const site = await startTestApp({ settings: { LIMITS_SCALE: '1000000' } })
  const { port } = new URL(site.origin)
  const send = (options: { method: string; path: string; headers: Record<string, string> }) =>
    new Promise<number>((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, ...options }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      })
      outgoing.setTimeout(5000, () => outgoing.destroy(new Error('it hung')))
      outgoing.once('error', reject)
      outgoing.end()
    })
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, search, headers }) => {
      const status = await send({ method, path: `${path}?${search}`, headers })
      expect(status).toBeGreaterThanOrEqual(200)
      expect(status).toBeLessThan(500)
    }),
    { numRuns: 1500 },
  )
})
