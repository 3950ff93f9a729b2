import type { ChatSpeaker } from '../../chat/ports.ts'
import type { StaffStores } from '../ports.ts'
import { hoursOf, isWorkingTime } from '../settings/desk-settings.ts'

/** A page that has not been heard of for so long was closed, or its line is down. */
export const GONE_AFTER_MS = 45_000

/**
 * Whether a visitor who asks for a person can hope for one now: whoever speaks already is still at the
 * desk, or it is within hours, and somebody looks.
 */
export async function isSomebodyThere(
  { deskSettings, presence }: Pick<StaffStores, 'deskSettings' | 'presence'>,
  { person }: ChatSpeaker,
  now: number,
): Promise<boolean> {
  if (person) {
    const seenAt = (await presence.seenAt(person.id)) ?? 0
    if (Math.max(person.since, seenAt) > now - GONE_AFTER_MS) return true
  }
  if (!isWorkingTime(hoursOf(await deskSettings.read()), now)) return false
  return (await presence.countPresent(now - GONE_AFTER_MS, now)) > 0
}
