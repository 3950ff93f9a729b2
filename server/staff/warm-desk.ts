import { startOfIndianDay } from '#content/format/indian-day.ts'
import { listNotKnown } from './not-known/list-not-known.ts'
import type { CountDays } from './overview/count-days.ts'
import type { StaffStores } from './ports.ts'

const DAY_MS = 86_400_000
/** What the overview and the list of what was not known show at first. */
const DAYS = 30

/** Asks for what costs the first one to ask most: that should not be somebody at the desk. */
export async function warmDesk(
  { overview, notKnown }: Pick<StaffStores, 'overview' | 'notKnown'>,
  countDays: CountDays,
  now: number,
): Promise<void> {
  const today = startOfIndianDay(now)
  await countDays(overview, today - (DAYS - 1) * DAY_MS, today)
  await listNotKnown(notKnown, { is: 'open', days: DAYS, now })
}
