import { noDetails } from '#contract/enquiry-details.ts'
import type { Storage } from '#server/adapters/storage/storage.ts'

const ENQUIRIES = 100_000
const CHATS = 50_000
const MESSAGES_EACH = 20
const CALLS = 20_000
const AT_ONCE = 2_000
const HOUR_MS = 3_600_000

const languages = ['en', 'hi', 'ta', 'bn', 'mr']
const topics = ['clinic', 'hotel', 'lender', 'shop', 'school', 'agency', 'लैब', 'கடை']
const count = (amount: number) => amount.toLocaleString('en-IN')

/** What it holds afterwards, in words. */
export const filled = `${count(ENQUIRIES)} enquiries with as many entries of the audit log, ${count(CHATS * MESSAGES_EACH)} messages and ${count(CALLS)} calls`

/** Years of a busy desk. */
export async function fillDesk(storage: Storage, now: number): Promise<void> {
  await fillEnquiries(storage, now)
  await fillChats(storage, now)
  await fillCalls(storage, now)
}

/** Over three years; the last thousand are open. */
async function fillEnquiries({ write }: Storage, now: number): Promise<void> {
  for (let from = 0; from < ENQUIRIES; from += AT_ONCE) {
    await write(async ({ enquiries, inbox, audit }) => {
      for (let index = from; index < from + AT_ONCE; index++) {
        const receivedAt = now - (ENQUIRIES - index) * 0.26 * HOUR_MS
        const topic = topics[index % topics.length]
        const id = `bench-${index}`
        await enquiries.add({
          ...noDetails,
          ...{ id, receivedAt, name: `Manager ${index}`, business_name: `The ${topic} ${index}` },
          email: `manager${index}@business.example`,
          phone: `98${String(index).padStart(8, '0')}`,
          message: `We run a ${topic} and would like to know how calls are answered at night. ${index}`,
          replyBy: receivedAt + 48 * HOUR_MS,
          flagged: false,
          address: '192.0.2.1',
          ...{ chatId: null, page: '/pricing', language: 'en' },
        })
        const who = { staffId: null, staffName: 'Agent', address: '192.0.2.1', details: {} }
        const read = { ...who, action: 'enquiry-read', subject: `enquiry:${id}` } as const
        await audit.add(read, receivedAt)
        if (index >= ENQUIRIES - 1_000) continue
        const event = { enquiryId: id, staffId: null, staffName: 'Agent', text: '', details: {} }
        await inbox.addEvent({ ...event, kind: 'replied' }, receivedAt + 5 * HOUR_MS)
        const tags = [
          ...(index % 4 === 0 ? ['often'] : []),
          ...(index % 1000 === 0 ? ['seldom'] : []),
        ]
        const done = { answered: true, state: 'closed', tags } as const
        await inbox.change(id, null, done, receivedAt + 5 * HOUR_MS)
      }
    })
  }
}

const asks = ['can you', 'do you', 'how do i', 'when will you', 'is it possible to', 'why not']
const wants = ['refund the plan', 'speak french', 'connect tally', 'call abroad', 'print tickets']
const where = ['today', 'for my clinic', 'in pune', 'before diwali', 'without internet', 'weekly']

/** Words of which many are alike and few the same. */
const question = (turn: number): string => {
  const [ask, want, at] = [asks, wants, where].map(
    (list, place) => list[(turn >> place) % list.length],
  )
  return `${ask} ${want} ${at} ${turn % 50}`
}

/** What the assistant says of a reply: a hundred topics in five languages. */
const told = (turn: number) => ({
  state: null,
  about: {
    ...{ language: languages[turn % languages.length] ?? 'en', topic: `topic.${turn % 100}` },
    ...({ certainty: turn % 9 === 0 ? 'unsure' : 'sure', script: 'native' } as const),
    ...{ wantsPerson: false, details: {}, sources: [] },
  },
})

async function fillChats({ write }: Storage, now: number): Promise<void> {
  const atOnce = AT_ONCE / MESSAGES_EACH
  for (let from = 0; from < CHATS; from += atOnce) {
    await write(async ({ chats }) => {
      for (let index = from; index < from + atOnce; index++) {
        const chatId = `bench-chat-${index}`
        const at = now - (CHATS - index) * 60_000
        await chats.create(chatId, at)
        for (let said = 0; said < MESSAGES_EACH; said++) {
          const message = {
            id: `${chatId}-${said}`,
            ending: 'done',
            text: question(index * 7 + said),
          } as const
          if (said % 2 === 0) await chats.addMessage(chatId, { ...message, role: 'user' }, at)
          else
            await chats.addReply(chatId, { ...message, role: 'model', ...told(index + said) }, at)
        }
      }
    })
  }
}

/** Over a month, from two hundred addresses. */
async function fillCalls({ write }: Storage, now: number): Promise<void> {
  for (let from = 0; from < CALLS; from += AT_ONCE) {
    await write(async ({ demoCalls }) => {
      for (let index = from; index < from + AT_ONCE; index++) {
        const at = now - (CALLS - index) * 2 * 60_000
        const address = `192.0.2.${index % 200}`
        await demoCalls.add({
          ...{ id: `bench-call-${index}`, phone: `+9198${String(index).padStart(8, '0')}` },
          ...{ status: 'ended', claimedIp: '', address, requestedAt: at, dialAfter: at },
          ...{ dialledAt: at, ringsSince: at, endedAt: at, attempts: 1 },
          ...{ provider: 'bench', providerId: null },
          language: 'en',
        })
      }
    })
  }
}
