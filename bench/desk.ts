import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOfIndianDay } from '#content/format/indian-day.ts'
import { openSqlite } from '#server/adapters/storage/sqlite.ts'
import { findPerson } from '#server/privacy/find-person.ts'
import type { InboxFilter } from '#server/staff/inbox/ports.ts'
import { listNotKnown } from '#server/staff/not-known/list-not-known.ts'
import { makeLinkByHand } from '#server/staff/operator-link.ts'
import { createCountDays } from '#server/staff/overview/count-days.ts'
import { warmDesk } from '#server/staff/warm-desk.ts'
import { measureFrames } from './desk-frames.ts'
import { fillDesk, filled } from './fill-desk.ts'
import { type BenchSection, median, milliseconds } from './section.ts'

const TIMES = 20
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Lists, searches and scrolling of the desk over years of enquiries and messages, on the embedded database. */
export async function measureDesk(): Promise<BenchSection> {
  const dataDir = mkdtempSync(join(tmpdir(), 'website-bench-desk-'))
  try {
    const { rows, setUpToken } = await measureLists(dataDir)
    return {
      title: 'The desk',
      meaning: `${filled} in SQLite; the median and the slowest of ${TIMES} times, at the store, once the service has warmed itself as it does after a start. Every list and search is to stay within 50 ms, and frames within 16.7 ms. ${howBusy()}`,
      head: ['What is asked for', 'Median', 'Slowest', 'Over 16.7 ms'],
      rows: [...rows, ...(await measureFrames(dataDir, setUpToken))],
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Frames depend on what else runs. */
const howBusy = (): string =>
  `Load of the machine, over the minute before: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`

async function measureLists(dataDir: string) {
  const storage = await openSqlite({ dataDir })
  try {
    const now = Date.now()
    await fillDesk(storage, now)
    const start: InboxFilter = {
      ...{ is: 'open', sort: 'urgent', tag: null, words: null, after: null, most: 60 },
      assigneeId: undefined,
      now,
      soonBefore: now + 6 * HOUR_MS,
    }
    const { inbox, deskChats, deskCalls, notKnown, overview, audit } = storage.read
    const someone = await inbox.find('bench-70000')
    if (!someone) throw new Error('nothing was filled in')
    const deep = await inbox.page({ ...start, is: 'all', sort: 'newest', most: 40_000 })
    const chatFilter = {
      staffId: 'x',
      liveAfter: now - HOUR_MS,
      goneBefore: now,
      after: null,
      most: 60,
    }
    const countDays = createCountDays()
    const today = startOfIndianDay(now)
    await warmDesk(storage.read, countDays, now)
    const everything = { before: null, staffId: null, most: 100 }
    const rows = [
      await timed('Inbox, most urgent', () => inbox.page(start)),
      await timed('Inbox, newest of all', () =>
        inbox.page({ ...start, is: 'all', sort: 'newest' }),
      ),
      await timed('Inbox, most urgent of all', () => inbox.page({ ...start, is: 'all' })),
      await timed('Inbox, overdue', () => inbox.page({ ...start, is: 'overdue' })),
      await timed('Inbox, a tag of a quarter of all', () =>
        inbox.page({ ...start, is: 'all', tag: 'often' }),
      ),
      await timed('Inbox, a tag of a hundred', () =>
        inbox.page({ ...start, is: 'all', tag: 'seldom' }),
      ),
      await timed('Tags that are used most', () => inbox.tags(50)),
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
      await timed('An enquiry with its history and earlier contacts', () =>
        Promise.all([inbox.find(someone.id), inbox.events(someone.id), inbox.earlier(someone)]),
      ),
      await timed('Chats, live', () => deskChats.page({ ...chatFilter, is: 'live' })),
      await timed('Chats, all', () => deskChats.page({ ...chatFilter, is: 'all' })),
      await timed('Calls, with what each address asked for', () =>
        deskCalls.page({
          ...{ isQueued: false, before: null, most: 100, countedSince: now - 30 * DAY_MS },
        }),
      ),
      await timed('Not known, alike questions of 30 days', () =>
        listNotKnown(notKnown, { is: 'open', days: 30, now }),
      ),
      await timed('A person by mailbox', () =>
        findPerson(storage.read, { email: someone.email.toUpperCase() }),
      ),
      await timed('A person by number', () => findPerson(storage.read, { phone: someone.phone })),
      await timed('Audit log, newest', () => audit.page({ ...everything, subject: null })),
      await timed('Audit log, of one enquiry', () =>
        audit.page({ ...everything, subject: `enquiry:${someone.id}` }),
      ),
      await timed('Overview, first replies of 30 days', () =>
        overview.firstReplies(now - 30 * DAY_MS),
      ),
      await timed('Overview, languages and topics of one day', () =>
        createCountDays()(overview, today - DAY_MS, today - DAY_MS),
      ),
      await timed('Overview, languages and topics of 30 days', () =>
        countDays(overview, today - 29 * DAY_MS, today),
      ),
    ]
    const link = await makeLinkByHand(storage, undefined, now)
    if (link.status === 'none') throw new Error(link.line)
    return { rows, setUpToken: link.token }
  } finally {
    await storage.close()
  }
}

async function timed(name: string, work: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = []
  for (let index = 0; index < TIMES; index++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return [name, milliseconds(median(times)), milliseconds(Math.max(...times)), '']
}
