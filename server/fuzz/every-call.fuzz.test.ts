import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { startMain } from '../testing/start-main.ts'
import { fromOurPage } from '../testing/start-test-app.ts'
import { startTwilioPeer } from '../testing/twilio-peer.ts'
import { generatedRequests } from './generated-requests.ts'
import { type Outcome, promisesBody, type RawRequest, sendRaw } from './raw-request.ts'

const REQUESTS = 10_000
const AT_ONCE = 48
const PATIENCE_MS = 8_000

/** Every call there is: the phone webhooks and the beacon too. */
async function startEverything() {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-fuzz-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const twilio = await startTwilioPeer()
  const main = await startMain({
    ...twilio.settings('https://site.example'),
    DATA_DIR: dataDir,
    LIMITS_SCALE: '1000000',
    CALL_HOURS: '00:00-24:00',
    WEB_VITALS: 'on',
    // Nobody is there to take a mail; what asks for one is served all the same.
    MAILER: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:1',
    NOTIFY_TO: 'team@business.example',
    LOG_LEVEL: 'error',
  })
  return { main, port: Number(new URL(main.origin).port) }
}

async function newChat(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/generate_chat_id`, { headers: fromOurPage })
  return ((await answer.json()) as { chat_id: string }).chat_id
}

async function sendAll(port: number, requests: readonly RawRequest[]) {
  const outcomes: { request: RawRequest; outcome: Outcome }[] = []
  const queue = requests.values()
  const lane = async () => {
    for (const request of queue)
      outcomes.push({ request, outcome: await sendRaw(port, request, PATIENCE_MS) })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return outcomes
}

test(`${REQUESTS} generated requests: none fails, none hangs, and the service still ends cleanly`, {
  timeout: 90_000,
}, async () => {
  const { main, port } = await startEverything()
  // So many that some outlive the requests that delete them.
  const chatIds = await Promise.all(Array.from({ length: 400 }, () => newChat(main.origin)))
  const seed = Date.now() % 2 ** 31
  const requests = fc.sample(generatedRequests({ chatIds }), { numRuns: REQUESTS, seed })
  const outcomes = await sendAll(port, requests)

  const show = ({ request, outcome }: (typeof outcomes)[number]) =>
    `${outcome}: ${JSON.stringify({ ...request, body: request.body.toString('latin1') }).slice(0, 600)}`
  // A tunnel is not offered, and whoever goes away in the middle of a body gets no answer.
  const mayBeSilent = (request: RawRequest) => request.method === 'CONNECT' || promisesBody(request)
  const bad = outcomes.filter(
    ({ outcome, request }) =>
      outcome === 'hung' ||
      (outcome === 'closed without an answer' && !mayBeSilent(request)) ||
      (typeof outcome === 'number' && outcome >= 500),
  )
  expect(bad.slice(0, 5).map(show), `seed ${seed}, ${bad.length} in all`).toEqual([])
  const statuses = new Set(outcomes.map(({ outcome }) => outcome))
  for (const status of [200, 201, 400, 403, 404, 405, 422])
    expect(statuses, `the generator no longer reaches ${status}`).toContain(status)

  const ending = performance.now()
  main.signal('SIGTERM')
  expect(await main.ended).toBe(0)
  expect(main.output()).not.toContain('unexpected error')
  // It waits ten seconds for sockets that stay open.
  expect(performance.now() - ending).toBeLessThan(5_000)
})

test('a body beyond its limit is refused with 413 before it is read', async () => {
  const { main, port } = await startEverything()
  const chatId = await newChat(main.origin)
  const refused = (target: string, bytes: number) =>
    sendRaw(
      port,
      {
        method: 'POST',
        target,
        version: 'HTTP/1.1',
        headers: [
          ['Host', 'site.example'],
          ['Connection', 'close'],
          ...Object.entries(fromOurPage),
          // Said, not sent: the answer must not wait for it.
          ['Content-Length', String(bytes)],
        ],
        body: Buffer.alloc(100),
      },
      PATIENCE_MS,
    )
  expect(await refused(`/chats/${chatId}/attachments`, 5 * 1024 * 1024 + 1)).toBe(413)
  expect(await refused(`/chats/${chatId}/messages/any/rating`, 2049)).toBe(413)
  expect(await refused(`/chats/${chatId}/transcriptions`, 2049)).toBe(413)
  expect(await refused('/voice/twilio/turn', 64 * 1024 + 1)).toBe(413)
  expect(await refused('/vitals', 501)).toBe(413)
})
