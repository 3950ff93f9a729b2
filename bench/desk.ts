import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noDetails } from '#contract/enquiry-details.ts'
import { openSqlite } from '#server/adapters/storage/sqlite.ts'
import type { Storage } from '#server/adapters/storage/storage.ts'
import type { InboxFilter } from '#server/staff/inbox/ports.ts'
import { createCountDays } from '#server/staff/overview/count-days.ts'
import { type BenchSection, median, milliseconds } from './section.ts'

const ENQUIRIES = 100_000
const CHATS = 50_000
const MESSAGES_EACH = 20
const AT_ONCE = 2_000
const TIMES = 20
const HOUR_MS = 3_600_000

const languages = ['en', 'hi', 'ta', 'bn', 'mr']
const topics = ['clinic', 'hotel', 'lender', 'shop', 'school', 'agency', 'लैब', 'கடை']

/** Lists and searches of the desk over years of enquiries and messages, on the embedded database. */
export async function measureDesk(): Promise<BenchSection> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-desk-'))
  const storage = await openSqlite({ dataDir })
  try {
    const now = Date.now()
    await fillEnquiries(storage, now)
    await fillChats(storage, now)
    const start: InboxFilter = {
      ...{ is: 'open', sort: 'urgent', tag: null, words: null, after: null, most: 60 },
      assigneeId: undefined,
      soonBefore: now + 6 * HOUR_MS,
    }
    const { inbox, deskChats, overview } = storage.read
    const deep = await inbox.page({ ...start, is: 'all', sort: 'newest', most: 40_000 })
    const chatFilter = { staffId: 'x', liveAfter: now - HOUR_MS, after: null, most: 60 }
    const countDays = createCountDays()
    const rows = [
      await timed('Inbox, most urgent', () => inbox.page(start)),
      await timed('Inbox, newest of all', () =>
        inbox.page({ ...start, is: 'all', sort: 'newest' }),
      ),
      await timed('Inbox, a page 40,000 rows down', () =>
        inbox.page({ ...start, is: 'all', sort: 'newest', after: deep.next }),
      ),
      await timed('Inbox, unassigned', () => inbox.page({ ...start, assigneeId: null })),
      await timed('Search, one word in an eighth of all', () =>
        inbox.page({ ...start, is: 'all', words: 'clinic' }),
      ),
      await timed('Search, the beginning of a phone number', () =>
        inbox.page({ ...start, is: 'all', words: '9800099' }),
      ),
      await timed('Search, two words of which one is rare', () =>
        inbox.page({ ...start, is: 'all', words: 'hotel 77777' }),
      ),
      await timed('Counts beside the places', () => inbox.counts('x', now, now + 6 * HOUR_MS)),
      await timed('Chats, live', () => deskChats.page({ ...chatFilter, is: 'live' })),
      await timed('Chats, all', () => deskChats.page({ ...chatFilter, is: 'all' })),
      await timed('Overview, first replies of 30 days', () =>
        overview.firstReplies(now - 30 * 24 * HOUR_MS),
      ),
      await timed('Overview, languages and topics of one day', () =>
        createCountDays()(overview, now - 24 * HOUR_MS, now - 24 * HOUR_MS),
      ),
      await timed('Overview, languages and topics of 30 days', () =>
        countDays(overview, now - 30 * 24 * HOUR_MS, now),
      ),
    ]
    return {
      title: 'The desk',
      meaning: `${ENQUIRIES.toLocaleString('en-IN')} enquiries and ${(CHATS * MESSAGES_EACH).toLocaleString('en-IN')} messages in SQLite; the median and the slowest of ${TIMES} times, at the store. Every list and search is to stay within 50 ms.`,
      head: ['What is asked for', 'Median', 'Slowest'],
      rows,
    }
  } finally {
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function timed(name: string, work: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = []
  for (let index = 0; index < TIMES; index++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return [name, milliseconds(median(times)), milliseconds(Math.max(...times))]
}

/** Over three years; the last thousand are open. */
async function fillEnquiries({ write }: Storage, now: number): Promise<void> {
  for (let from = 0; from < ENQUIRIES; from += AT_ONCE) {
    await write(async ({ enquiries, inbox }) => {
      for (let index = from; index < from + AT_ONCE; index++) {
        const receivedAt = now - (ENQUIRIES - index) * 0.26 * HOUR_MS
        const topic = topics[index % topics.length]
        const id = `bench-${index}`
        await enquiries.add({
          ...{
            ...noDetails,
            id,
            receivedAt,
            name: `Manager ${index}`,
            business_name: `The ${topic} ${index}`,
          },
          email: `manager${index}@business.example`,
          phone: `98${String(index).padStart(8, '0')}`,
          message: `We run a ${topic} and would like to know how calls are answered at night. ${index}`,
          replyBy: receivedAt + 48 * HOUR_MS,
          flagged: false,
          address: '192.0.2.1',
          ...{ chatId: null, page: '/pricing', language: 'en' },
        })
        if (index >= ENQUIRIES - 1_000) continue
        const event = { enquiryId: id, staffId: null, staffName: 'Agent', text: '', details: {} }
        await inbox.addEvent({ ...event, kind: 'replied' }, receivedAt + 5 * HOUR_MS)
        const done = { answered: true, state: 'closed' } as const
        await inbox.change(id, null, done, receivedAt + 5 * HOUR_MS)
      }
    })
  }
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
            text: `Words ${said}`,
          } as const
          if (said % 2 === 0) await chats.addMessage(chatId, { ...message, role: 'user' }, at)
          else
            await chats.addReply(chatId, { ...message, role: 'model', ...told(index + said) }, at)
        }
      }
    })
  }
}
