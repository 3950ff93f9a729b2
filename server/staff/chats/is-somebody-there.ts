import type { StaffStores } from '../ports.ts'
import { hoursOf, isWorkingTime } from '../settings/desk-settings.ts'

/** A page that has not been heard of for so long was closed, or its line is down. */
export const GONE_AFTER_MS = 45_000

/** Whether a visitor who asks for a person can hope for one now: within hours, and somebody looks. */
export async function isSomebodyThere(
  { deskSettings, presence }: Pick<StaffStores, 'deskSettings' | 'presence'>,
  now: number,
): Promise<boolean> {
  if (!isWorkingTime(hoursOf(await deskSettings.read()), now)) return false
  return (await presence.countPresent(now - GONE_AFTER_MS, now)) > 0
}
