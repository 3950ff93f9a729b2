import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, type Role, roles } from '#contract/call.ts'
import { deskCalls } from '#contract/calls.ts'
import { aReply } from '../testing/a-reply.ts'
import { joinAs, PASSWORD, setUpOwner, signInAs } from '../testing/desk-browser.ts'
import { type SomebodyElse, somebodyElse, type Thing, thingsOf } from '../testing/somebody-else.ts'
import { fromOurPage, startTestApp, type TestApp } from '../testing/start-test-app.ts'

// What each call does to things of somebody else, by role. Enquiries, chats, calls and canned answers
// belong to the team: whoever may work may work on any, but a chat has one speaker at a time. Accounts
// belong to their people: an owner may change a role, shut somebody out or hand them a reset link, and
// nobody may touch another's sessions, passkeys or codes.

type Given = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** What a line that stays open is read for. */
  until?: string
}
type Line = {
  /** For viewer, agent and owner; one number where the role makes no difference. */
  answers: number | readonly [number, number, number]
  given?: (other: SomebodyElse) => Given
  /** What of theirs changes where the call is let through. */
  changes?: readonly Thing[]
}
const line = (
  answers: Line['answers'],
  given: (other: SomebodyElse) => Given = () => ({}),
  changes: readonly Thing[] = [],
): Line => ({ answers, given, changes })

const reads = 200
const onlyOwner = (status: number) => [403, 403, status] as const
const fromAgent = (status: number) => [403, status, status] as const
/** Of oneself: naming somebody else beside it must do nothing to them. */
const ofOneself = (answer: number, body: Record<string, unknown> = {}) =>
  line(answer, ({ id, email }) => ({ body: { ...body, id, staff: id, member: id, email } }))
const proof = { password: PASSWORD }
const onEnquiry = (body: unknown) => (other: SomebodyElse) => ({
  params: { enquiry: other.enquiry },
  body,
})
const onChat =
  (body: unknown = {}) =>
  (other: SomebodyElse) => ({ params: { chat: other.chat }, body })
const answered = { title: 'Rewritten', language: 'en', text: 'Closed.' }

const table: Record<keyof typeof deskCalls, Line> = {
  signInOptions: line(reads),
  // What names an invitation to the owner opens nothing.
  setUpDesk: line(410, ({ invitation: token, email }) => ({
    body: { token, name: 'Thief', email, password: PASSWORD },
  })),
  readLink: line(410, ({ invitation: token }) => ({ body: { token } })),
  acceptInvitation: line(410, ({ invitation: token }) => ({
    body: { token, name: 'Thief', password: PASSWORD },
  })),
  resetPassword: line(410, ({ invitation: token }) => ({ body: { token, password: PASSWORD } })),
  signIn: line(401, ({ email }) => ({ body: { email, password: 'not their password' } })),
  signInWithCode: line(401, () => ({ body: { kind: 'app', code: '123456' } })),
  askForPasskey: line(reads),
  signInWithPasskey: line(401, ({ credential }) => ({
    body: { response: { id: credential, rawId: credential, type: 'public-key', response: {} } },
  })),
  forgotPassword: line(204, ({ email }) => ({ body: { email } })),
  signOut: ofOneself(204),

  whoAmI: line(reads),
  renameMyself: ofOneself(204, { name: 'Somebody' }),
  changePassword: ofOneself(204, { ...proof, next: PASSWORD }),
  startSecondFactor: ofOneself(200, proof),
  confirmSecondFactor: ofOneself(401, { code: '123456' }),
  stopSecondFactor: ofOneself(204, proof),
  newRecoveryCodes: ofOneself(409, proof),
  listPasskeys: line(reads),
  startPasskey: ofOneself(200, proof),
  addPasskey: ofOneself(401, { name: 'Key', response: {} }),
  removePasskey: line(404, ({ passkey }) => ({ params: { passkey } })),
  listSessions: line(reads),
  endSession: line(404, ({ session }) => ({ params: { session } })),
  endOtherSessions: ofOneself(204),
  setAbsence: ofOneself(204, { until: 4_000_000_000_000 }),

  listTeam: line(reads),
  invite: line(onlyOwner(409), ({ email }) => ({ body: { email, role: 'owner' } })),
  withdrawInvitation: line(onlyOwner(204), ({ invitation }) => ({ params: { invitation } }), [
    'invitation',
  ]),
  changeMember: line(
    onlyOwner(204),
    ({ id }) => ({ params: { member: id }, body: { disabled: true } }),
    ['account', 'sessions', 'chat'],
  ),
  makeResetLink: line(
    onlyOwner(201),
    ({ id }) => ({ params: { member: id }, body: { clear_second_factor: true } }),
    ['resetLinks'],
  ),
  readAuditLog: line(onlyOwner(reads), ({ id }) => ({ query: { subject: `staff:${id}` } })),
  followDesk: line(reads, ({ chat: until }) => ({ query: { after: '0' }, until })),

  listEnquiries: line(reads, ({ id }) => ({ query: { assignee: id } })),
  listTags: line(reads),
  readEnquiry: line(reads, ({ enquiry }) => ({ params: { enquiry } })),
  changeEnquiry: line(
    fromAgent(200),
    (other) => onEnquiry({ version: other.version, state: 'closed' })(other),
    ['enquiry', 'history'],
  ),
  // The enquiry has the words by which its history is found.
  noteOnEnquiry: line(fromAgent(204), onEnquiry({ text: 'Seen.' }), ['enquiry', 'history']),
  replyToEnquiry: line(
    fromAgent(200),
    (other) => onEnquiry(aReply({ version: other.version }))(other),
    ['enquiry', 'history'],
  ),
  // Nobody takes back what another has written.
  withdrawReply: line(fromAgent(404), ({ enquiry }) => ({ params: { enquiry, reply: '999999' } })),
  recordCall: line(fromAgent(204), onEnquiry({ result: 'no-answer' }), ['history']),
  showPresence: line(204, ({ enquiry }) => ({
    body: { subject: `enquiry:${enquiry}`, doing: 'writing' },
  })),

  listChats: line(reads),
  readChat: line(reads, ({ chat }) => ({ params: { chat } })),
  readChatFile: line(reads, ({ chat, file }) => ({ params: { chat, file } })),
  takeOverChat: line(fromAgent(409), onChat()),
  sayInChat: line(fromAgent(409), onChat({ text: 'I am here too', key: 'somebody-elses' })),
  // A chat that somebody left behind is the owner's to hand back.
  handBackChat: line([403, 409, 204], (other) => onChat({ note: '', from: other.id })(other), [
    'chat',
  ]),

  // No model is configured here: nobody's words go anywhere.
  translateEnquiry: line(fromAgent(501), onEnquiry({})),
  translateAnswer: line(fromAgent(404), ({ enquiry }) => ({
    params: { enquiry, answer: '999999' },
  })),
  translateMessage: line(fromAgent(501), (other) => onChat({ message: other.message })(other)),
  draftReply: line(fromAgent(501), onEnquiry({})),

  listNotKnown: line(reads),
  markNotKnown: line(
    fromAgent(204),
    ({ message }) => ({ body: { messages: [message], mark: 'on-site' } }),
    ['marks'],
  ),
  exportNotKnown: line(fromAgent(reads)),

  listCalls: line(reads),
  readCallWords: line(reads, ({ call }) => ({ params: { call } })),
  cancelCall: line(fromAgent(204), ({ call }) => ({ params: { call }, body: {} }), ['call']),
  recordDemoCall: line(
    fromAgent(204),
    ({ call }) => ({ params: { call }, body: { result: 'reached' } }),
    ['call'],
  ),
  retryCall: line(fromAgent(204), ({ failedCall: call }) => ({ params: { call }, body: {} }), [
    'failedCall',
  ]),
  setNeverCall: line(fromAgent(204), ({ call }) => ({ params: { call }, body: { never: true } }), [
    'call',
  ]),
  listNeverCall: line(reads),
  addNeverCall: line(fromAgent(204), ({ never }) => ({ body: { phone: never } })),
  removeNeverCall: line(fromAgent(204), ({ never }) => ({ body: { phone: never } }), ['neverCall']),

  findPerson: line(fromAgent(reads), ({ visitor }) => ({ body: { who: visitor } })),
  exportPerson: line(fromAgent(reads), ({ visitor }) => ({ body: { who: visitor } })),
  forgetPerson: line(onlyOwner(reads), ({ visitor }) => ({ body: { who: visitor } }), [
    'enquiry',
    'history',
  ]),
  exportEnquiries: line(onlyOwner(reads)),

  readSettings: line(reads),
  changeSettings: line(onlyOwner(204), () => ({ body: { public_figures: false } })),
  listCanned: line(reads),
  addCanned: line(fromAgent(201), ({ canned }) => ({ body: { ...answered, id: canned } })),
  changeCanned: line(fromAgent(204), ({ canned }) => ({ params: { canned }, body: answered }), [
    'canned',
  ]),
  removeCanned: line(fromAgent(204), ({ canned }) => ({ params: { canned } }), ['canned']),

  listDeliveries: line(onlyOwner(reads)),
  testWebhook: line(onlyOwner(409)),
  replayDelivery: line(onlyOwner(204), ({ delivery }) => ({ params: { delivery }, body: {} }), [
    'delivery',
  ]),
  readOverview: line(reads),
}

let site: TestApp
let other: SomebodyElse | null = null

beforeAll(async () => {
  site = await startTestApp({ settings: { LIMITS_SCALE: '10000' }, keep: true })
  const boss = await setUpOwner(site)
  await joinAs(site, boss, 'agent')
  await joinAs(site, boss, 'viewer')
  return () => site.close()
})

test('every call of the desk has its line', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(deskCalls).toSorted())
})

describe.each(['signed-out', ...roles] as const)('%s, with things of somebody else', (who) => {
  test.each(Object.entries(deskCalls as Record<string, Call>))('%s', async (name, call) => {
    const { answers, given, changes } = table[name as keyof typeof table]
    other ??= await somebodyElse(site)
    const before = await thingsOf(site, other)
    const cookie = who === 'signed-out' ? '' : await cookieOf(who)
    const { status, text } = await ask(call, given?.(other) ?? {}, cookie)
    expect(status, text).toBe(expected(answers, call, who))
    for (const secret of other.secrets) expect(text).not.toContain(secret)
    expect(text).not.toContain(other.chatId)
    if (who !== 'owner') expect(text).not.toContain(other.invitation)
    const after = await thingsOf(site, other)
    const changed = Object.keys(after).filter(
      (thing) => after[thing as Thing] !== before[thing as Thing],
    )
    // What somebody has worked on is not used again: the next call gets things that are as they were.
    if (changed.length > 0) other = null
    expect(changed).toEqual(status < 300 ? changes : [])
  })
})

const cookieOf = async (role: Role): Promise<string> =>
  (await signInAs(site, `${role}@business.example`)).browser.cookieHeader()

function expected(answers: Line['answers'], { callers }: Call, who: 'signed-out' | Role): number {
  if (typeof answers === 'number' && callers === 'signed-out') return answers
  if (who === 'signed-out') return 401
  return typeof answers === 'number' ? answers : (answers[roles.indexOf(who)] ?? 0)
}

async function ask(
  call: Call,
  { params = {}, query = {}, body, until = '' }: Given,
  cookie: string,
) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? name)
  const response = await fetch(`${site.origin}${path}?${new URLSearchParams(query)}`, {
    method: call.method,
    headers: {
      ...fromOurPage,
      ...(call.method === 'GET' ? {} : { Origin: site.origin, 'Content-Type': 'application/json' }),
      Cookie: cookie,
    },
    body: call.method === 'GET' ? null : JSON.stringify(body ?? {}),
  })
  if (call.answer.kind !== 'events' || !response.ok) {
    return { status: response.status, text: await response.text() }
  }
  // A line that stays open tells first what was told so far.
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  while (!text.includes(until)) text += new TextDecoder().decode((await reader.read()).value)
  await reader.cancel()
  return { status: response.status, text }
}
