import { indianDate, startOfIndianDay } from '#content/format/indian-day.ts'
import { FIRST_REPLY_STEPS, type Overview } from '#contract/calls/desk-overview.ts'
import type { StaffStores } from '../ports.ts'
import type { CountDays } from './count-days.ts'
import { median } from './median.ts'
import type { FirstReply } from './ports.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const STEP_MS = 4 * HOUR_MS

export async function computeOverview(
  { overview, inbox }: StaffStores,
  staffId: string,
  days: number,
  now: number,
  countDays: CountDays,
): Promise<Overview> {
  const today = startOfIndianDay(now)
  const since = today - (days - 1) * DAY_MS
  const replies = await overview.firstReplies(since)
  const counts = await inbox.counts(staffId, now, now)
  const chats = await overview.chats(since)
  const chatsToday = await overview.chats(today)
  const calls = await overview.callsByStatus(since)
  const { languages, topics } = await countDays(overview, since, today)
  const answered = replies.filter(({ firstAt }) => firstAt !== null)
  const inTime = answered.filter(({ firstAt, replyBy }) => (firstAt ?? 0) <= replyBy)
  return {
    today: {
      enquiries: replies.filter(({ receivedAt }) => receivedAt >= today).length,
      open: counts.open,
      overdue: counts.overdue,
      chats: chatsToday.all,
      chats_without_person: chatsToday.withoutPerson,
      calls_waiting: calls.find(({ status }) => status === 'queued')?.calls ?? 0,
    },
    days,
    answered: answered.length,
    due: replies.filter(isDue(now)).length,
    in_time: inTime.length,
    median_first_reply_ms: median(answered.map(waited)),
    first_reply: steps(answered),
    by_day: Array.from({ length: days }, (_, index) => {
      const from = since + index * DAY_MS
      const those = replies.filter(
        ({ receivedAt }) => receivedAt >= from && receivedAt < from + DAY_MS,
      )
      return {
        day: indianDate(from),
        enquiries: those.length,
        late: those.filter(isLate(now)).length,
      }
    }),
    by_hour: weekHours(await overview.beganByHour(since)),
    chats: chats.all,
    chats_without_person: chats.withoutPerson,
    by_call_status: calls,
    by_language: languages,
    by_topic: topics,
  }
}

const waited = ({ firstAt, receivedAt }: FirstReply): number => (firstAt ?? 0) - receivedAt
const isDue =
  (now: number) =>
  ({ firstAt, replyBy }: FirstReply): boolean =>
    firstAt !== null || replyBy < now
const isLate =
  (now: number) =>
  ({ firstAt, replyBy }: FirstReply): boolean =>
    (firstAt ?? now) > replyBy

function steps(answered: readonly FirstReply[]): number[] {
  const counts = Array.from({ length: FIRST_REPLY_STEPS }, () => 0)
  for (const reply of answered) {
    const isInTime = (reply.firstAt ?? 0) <= reply.replyBy
    const step = isInTime ? Math.floor(waited(reply) / STEP_MS) : FIRST_REPLY_STEPS - 1
    const at = Math.min(step, isInTime ? FIRST_REPLY_STEPS - 2 : step)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** Monday first. The first day of 1970 was a Thursday. */
function weekHours(hours: readonly { hour: number; count: number }[]): number[][] {
  const week = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))
  for (const { hour, count } of hours) {
    const day = week[(Math.floor(hour / 24) + 3) % 7]
    if (day) day[hour % 24] = (day[hour % 24] ?? 0) + count
  }
  return week
}
