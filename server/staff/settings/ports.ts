import type { CannedAnswer, KeptDays, WorkingHours } from '#contract/desk-settings.ts'

/** What the owner has chosen; what was never chosen is left out. */
export type ChosenSettings = {
  hours?: WorkingHours
  publicFigures?: boolean
  kept?: KeptDays
}

export type DeskSettingsStore = {
  read(): Promise<ChosenSettings>
  set<Name extends keyof ChosenSettings>(
    name: Name,
    value: NonNullable<ChosenSettings[Name]>,
    now: number,
  ): Promise<void>
}

export type CannedStore = {
  list(): Promise<CannedAnswer[]>
  add(answer: CannedAnswer, now: number): Promise<void>
  /** False when there is none with its id. */
  change(answer: CannedAnswer, now: number): Promise<boolean>
  remove(id: string): Promise<boolean>
}

export type PresenceStore = {
  /** A member's page holds its line open. */
  seen(staffId: string, now: number): Promise<void>
  /** Null when it never did. */
  seenAt(staffId: string): Promise<number | null>
  /** Members who may answer, are not away, and were seen after an instant. */
  countPresent(seenAfter: number, now: number): Promise<number>
}
