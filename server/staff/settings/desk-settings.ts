import type { Retention } from '#content/facts/retention.ts'
import { IST_OFFSET_MS } from '#content/format/indian-day.ts'
import type { WorkingHours } from '#contract/desk-settings.ts'
import type { ChosenSettings, DeskSettingsStore } from './ports.ts'

const usual = { from: '10:00', to: '19:00' }

/** Monday to Saturday, until the owner chooses others. */
const usualHours: WorkingHours = [usual, usual, usual, usual, usual, usual, null]

export const hoursOf = ({ hours }: ChosenSettings): WorkingHours => hours ?? usualHours

/** Days that things are kept: what the owner has chosen, within what the service allows. */
export function createKept(most: Retention, settings: DeskSettingsStore) {
  return async (): Promise<Retention> => {
    const { kept } = await settings.read()
    if (!kept) return most
    return {
      enquiries: Math.min(most.enquiries, kept.enquiries),
      calls: Math.min(most.calls, kept.calls),
      chats: Math.min(most.chats, kept.chats),
    }
  }
}
export type Kept = ReturnType<typeof createKept>

const DAY_MS = 86_400_000

/** Whether the desk is open. The first day of 1970 was a Thursday. */
export function isWorkingTime(hours: WorkingHours, now: number): boolean {
  const local = now + IST_OFFSET_MS
  const today = hours[(Math.floor(local / DAY_MS) + 3) % 7]
  if (!today) return false
  const clock = new Date(local).toISOString().slice(11, 16)
  return clock >= today.from && clock < today.to
}
