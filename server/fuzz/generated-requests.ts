import fc from 'fast-check'
import type { Call } from '#contract/call.ts'
import { siteCalls } from '#contract/calls.ts'
import { servicePaths } from '#contract/service-paths.ts'
import { aPdf, aPng, aVoiceNote } from '../../scripts/sample-files.ts'
import type { RawRequest } from './raw-request.ts'

type Known = { chatIds: readonly string[] }

const table: readonly Call[] = Object.values(siteCalls)

const odd = [
  '%00',
  '%',
  '%E0%A4',
  '%ff%fe',
  "' or 1=1 --",
  '=1+1',
  '\u202e',
  '../../etc/passwd',
  '<script>',
  '\r\nBcc: x@y.z',
  '{{7*7}}',
  '9'.repeat(400),
  'null',
  '[]',
  '-1',
  '1e999',
  'true',
  '__proto__',
] as const
const good = [
  '9876543210',
  'a@b.co',
  'Kavita Rao',
  'नमस्ते',
  'How much is Pro?',
  '203.0.113.9',
] as const

const words = fc.oneof(
  fc.constantFrom(...good),
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary', maxLength: 80 }),
)
const encoded = words.map((word) => encodeURIComponent(word.toWellFormed()))
const raw = fc.stringMatching(/^[!-"$-~]{0,40}$/)

const parameter = fc.constantFrom(
  ...new Set(table.flatMap(({ query }) => Object.keys(query?._zod.def.shape ?? {}))),
  '__proto__',
  '',
)
const search = fc
  .array(
    fc
      .tuple(fc.oneof(parameter, raw), fc.oneof(encoded, encoded, raw))
      .map(([name, value]) => `${name}=${value}`),
    { maxLength: 8 },
  )
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))

/** Enquiries and calls that are right but for at most one value. */
const nearlyRight = fc.tuple(fc.nat(4), encoded, fc.boolean()).map(([wrong, value, isWrong]) => {
  const pairs = [
    ['name', 'Kavita'],
    ['business_name', ''],
    ['email', 'kavita%40sunrise.example'],
    ['phone', '9876543210'],
    ['message', 'Hello'],
  ].map(([name, right], index) => `${name}=${isWrong && index === wrong ? value : right}`)
  return `/make_contact_us_request?${pairs.join('&')}`
})

const OF_A_CHAT = '/chats/:chat'
const inChat = table
  // A line that stays open would be taken for one that hangs.
  .filter(({ path, answer }) => path.startsWith(OF_A_CHAT) && answer.kind !== 'events')
  .map(({ path }) => path.slice(OF_A_CHAT.length).replaceAll(/:\w+/g, 'x'))

const chatPath = ({ chatIds }: Known) =>
  fc
    .tuple(fc.oneof(fc.constantFrom(...chatIds), encoded, raw), fc.constantFrom(...inChat), search)
    .map(([chat, rest, query]) => `/chats/${chat}${rest}${query}`)

const reply = ({ chatIds }: Known) =>
  fc
    .tuple(fc.oneof(fc.constantFrom(...chatIds), encoded), encoded)
    .map(([chat, text]) => `/generate_chat_response?chat_id=${chat}&text=${text}`)

const calls = [
  ...table.map(({ path }) => path).filter((path) => !path.includes(':')),
  ...Object.values(servicePaths),
  ...['/home', '/'],
]
const callPath = fc.tuple(fc.constantFrom(...calls), search).map(([path, query]) => path + query)

const oddTarget = fc.oneof(
  raw.map((text) => `/${text}`),
  raw,
  fc.constantFrom(
    ...'* // /.. /%2e%2e/%2e%2e/etc/passwd /home/ /HOME /home%00 /% //evil.example/home'.split(' '),
    ...'http://evil.example/home http:// /\xff\xfe'.split(' '),
    '/home?'.padEnd(20_000, 'x'),
  ),
)

const oddMethods = 'HEAD PUT DELETE OPTIONS PATCH TRACE CONNECT PROPFIND get BREW'.split(' ')
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('POST') },
  { weight: 3, arbitrary: fc.constantFrom(...oddMethods) },
)

const headerValue = fc.oneof(
  fc.stringMatching(/^[ -~]{0,40}$/),
  fc.constantFrom(
    ...'same-origin cross-site none cors navigate empty https://evil.example null * "x"'.split(' '),
    ...'application/json text/html gzip br chunked websocket 100-continue 0;900 9;0'.split(' '),
    ...'bytes=0- bytes=5-2 bytes=-99999999999999999999 -1 99999999999999999999'.split(' '),
    'multipart/form-data; boundary=',
    '203.0.113.9, 10.0.0.1',
  ),
)
const headerName = fc.constantFrom(
  ...'Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest Sec-Purpose Origin Referer Host Cookie'.split(
    ' ',
  ),
  ...'Accept Accept-Encoding Range If-None-Match If-Range Authorization Upgrade Expect'.split(' '),
  ...'Content-Type Content-Encoding Content-Length Transfer-Encoding X-Forwarded-For'.split(' '),
  ...'X-Forwarded-Proto X-Form-Check X-Form-Token X-Receipt Chat-Id X-Twilio-Signature'.split(' '),
)
const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 6 })

const body = fc.oneof(
  { weight: 5, arbitrary: fc.constant(Buffer.alloc(0)) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 2, arbitrary: fc.json().map((text) => Buffer.from(text)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      aPng,
      aVoiceNote,
      aPdf('Hello'),
      aPdf('Hello').subarray(0, 90),
      Buffer.from('{"rating":"up"}'),
      Buffer.from('{"name":"LCP","value":800}'),
      Buffer.from('5\r\nhello\r\n0\r\n\r\n'),
    ),
  },
)

const ours: [string, string][] = [
  ['Sec-Fetch-Site', 'same-origin'],
  ['Sec-Fetch-Mode', 'cors'],
  ['Sec-Fetch-Dest', 'empty'],
]
const always: [string, string][] = [
  ['Host', 'site.example'],
  ['Connection', 'close'],
]
const lengthOf = (body: Buffer): [string, string] => ['Content-Length', String(body.length)]

/** Files for chats that exist: chance alone would hardly ever bring all of that together. */
const upload = ({ chatIds }: Known): fc.Arbitrary<RawRequest> =>
  fc
    .tuple(fc.constantFrom(...chatIds), fc.constantFrom(aPng, aVoiceNote, aPdf('Hello')))
    .map(([chat, body]) => ({
      method: 'POST',
      target: `/chats/${chat}/attachments?name=a`,
      version: 'HTTP/1.1',
      headers: [...always, ...ours, lengthOf(body)],
      body,
    }))

/** Anything that may be asked for, with enough sense in it to get past the first checks. */
export function generatedRequests(known: Known): fc.Arbitrary<RawRequest> {
  return fc.oneof(
    { weight: 60, arbitrary: anyRequest(known) },
    { weight: 1, arbitrary: upload(known) },
  )
}

function anyRequest(known: Known): fc.Arbitrary<RawRequest> {
  return fc
    .record({
      method,
      target: fc.oneof(
        { weight: 4, arbitrary: callPath },
        { weight: 2, arbitrary: nearlyRight },
        { weight: 3, arbitrary: chatPath(known) },
        { weight: 2, arbitrary: reply(known) },
        { weight: 1, arbitrary: oddTarget },
      ),
      version: fc.oneof(
        { weight: 30, arbitrary: fc.constant('HTTP/1.1') },
        { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '') },
      ),
      fromOurPage: fc.boolean(),
      headers,
      body,
      honestLength: fc.boolean(),
    })
    .map(({ fromOurPage, honestLength, ...request }) => ({
      ...request,
      headers: [
        ...always,
        ...(fromOurPage ? ours : request.headers),
        ...(honestLength && request.body.length > 0 ? [lengthOf(request.body)] : []),
      ],
    }))
}
