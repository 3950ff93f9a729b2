import type { DemoCall } from '../../demo-call/ports.ts'

export type ListedCall = DemoCall & {
  suppressed: boolean
  lastError: string | null
  sameAddress: { calls: number; numbers: number }
}

export type SuppressedNumber = { phone: string; reason: string; since: number }

export type DeskCallStore = {
  /** Newest first, those that were asked for before another. */
  page(filter: {
    isQueued: boolean
    before: { at: number; id: string } | null
    most: number
    /** What the same address asked for since then is counted. */
    countedSince: number
  }): Promise<ListedCall[]>
  /** How many were placed since then, as far as is known. */
  placedSince(at: number): Promise<number>
  /** False when it did not fail, is older than that, or its number is never called. */
  retry(id: string, retry: { askedAfter: number; dialAfter: number }): Promise<boolean>
  suppressed(most: number): Promise<SuppressedNumber[]>
  /** How many wait to be placed. */
  waiting(): Promise<number>
  /** Somebody of the staff has called. False when it is not waiting any more. */
  record(id: string, isReached: boolean, at: number): Promise<boolean>
  /** False when it is not waiting any more. */
  cancel(id: string, at: number): Promise<boolean>
}
