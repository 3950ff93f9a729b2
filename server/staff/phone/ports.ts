import type { DemoCall } from '../../demo-call/ports.ts'

export type ListedCall = DemoCall & { suppressed: boolean }

export type DeskCallStore = {
  /** Newest first, those that were asked for before an instant. */
  page(filter: { isQueued: boolean; before: number | null; most: number }): Promise<ListedCall[]>
  /** False when it is not waiting any more. */
  cancel(id: string, at: number): Promise<boolean>
}
