import type { ChatEntry } from './ports.ts'

/** Of somebody who speaks in a chat and was not seen for so long nobody believes that they come back. */
export const PERSON_GONE_MS = 5 * 60_000

/** When whoever speaks was last seen at the desk, or took over. */
export const lastSeen = ({ since, seenAt }: NonNullable<ChatEntry['person']>): number =>
  Math.max(since, seenAt ?? 0)

export const isGone = (person: NonNullable<ChatEntry['person']>, now: number): boolean =>
  lastSeen(person) < now - PERSON_GONE_MS
