import { readPromiseFigures } from '#contract/calls/promise-figures.ts'
import type { PromiseFigures } from '#contract/promise-figures.ts'
import type { Mount } from '../../http/mount.ts'
import type { StaffStores } from '../ports.ts'
import { median } from './median.ts'

const DAYS = 30
const DAY_MS = 86_400_000
/** From fewer nobody can tell anything. */
const LEAST = 10
/** Everybody may ask, and every enquiry of a month is read for it. */
const KEPT_MS = 5 * 60_000

type Stores = Pick<StaffStores, 'overview' | 'deskSettings'>

/** What the public is shown of the promise, if the owner wants it shown. */
export function mountPromiseFigures(mount: Mount, stores: Stores, now: () => number): void {
  let computed: { at: number; figures: Promise<PromiseFigures | null> } | null = null
  mount(readPromiseFigures, async () => {
    const { publicFigures } = await stores.deskSettings.read()
    if (!publicFigures) return null
    if (!computed || computed.at < now() - KEPT_MS) {
      const figures = computeFigures(stores, now())
      computed = { at: now(), figures }
      figures.catch(() => {
        computed = null
      })
    }
    return computed.figures
  })
}

/** One that was never answered counts as late once its time is over. */
async function computeFigures({ overview }: Stores, now: number): Promise<PromiseFigures | null> {
  const replies = await overview.firstReplies(now - DAYS * DAY_MS)
  const due = replies.filter(({ firstAt, replyBy }) => firstAt !== null || replyBy < now)
  const waits = due.flatMap(({ firstAt, receivedAt }) =>
    firstAt === null ? [] : [firstAt - receivedAt],
  )
  const middle = median(waits)
  if (waits.length < LEAST || middle === null) return null
  return {
    days: DAYS,
    due: due.length,
    in_time: due.filter(({ firstAt, replyBy }) => firstAt !== null && firstAt <= replyBy).length,
    median_first_reply_minutes: Math.round(middle / 60_000),
  }
}
