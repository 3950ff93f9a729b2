import type { SiteLanguageTag } from '#content/words/languages.ts'
import type { DemoCallStatus } from '#contract/demo-call-status.ts'
import type { BudgetStore } from '../http/limits.ts'
import type { Outbox } from '../outbox/ports.ts'

export type DemoCall = {
  id: string
  /** E.164 */
  phone: string
  status: DemoCallStatus
  claimedIp: string
  address: string
  requestedAt: number
  dialAfter: number
  dialledAt: number | null
  /** Since when the phone has been ringing, as far as the provider tells. */
  ringsSince: number | null
  endedAt: number | null
  attempts: number
  provider: string
  providerId: string | null
  /** Of the page it was asked for on. */
  language: SiteLanguageTag
}

/**
 * What the provider made of it. 'unavailable': surely not placed, may be tried again. 'refused':
 * surely not placed, never will be. 'unknown': it may be ringing, so it is never dialled again.
 */
export type DialResult =
  | { status: 'calling'; providerId: string }
  | { status: 'unavailable' | 'refused' | 'unknown'; reason: string }

export type Dialer = { name: string; dial(call: DemoCall): Promise<DialResult> }

export type SpokenTurn = { role: 'user' | 'model'; text: string }

export type DemoCallStore = {
  add(call: DemoCall): Promise<void>
  find(id: string): Promise<DemoCall | null>
  /** The newest call of this number that this address asked for and that waits or is under way. */
  underWay(phone: string, address: string): Promise<DemoCall | null>
  /** Takes the provider's next queued call that is due and marks it as being dialled. */
  claimDue(provider: string, now: number): Promise<DemoCall | null>
  dialled(id: string, result: DialResult, retryAt: number | null): Promise<void>
  /** Puts a claimed call back, untouched, until later. */
  postpone(id: string, until: number): Promise<void>
  /** A call that was being dialled when its process died may be ringing: nobody dials it again. How many. */
  giveUpStale(dialledBefore: number): Promise<number>
  /** Nobody wants the call of the day before yesterday. Calls that staff place are left to them. How many. */
  dropOld(requestedBefore: number): Promise<number>
  /** The provider reports that the phone rings. */
  rings(id: string, at: number): Promise<void>
  /** The provider's first final word stands; a call that is over stays as it ended. */
  ended(id: string, at: number, outcome: 'ended' | 'failed'): Promise<void>
  suppress(phone: string, reason: string, at: number): Promise<void>
  unsuppress(phone: string): Promise<boolean>
  isSuppressed(phone: string): Promise<boolean>
  turns(callId: string): Promise<(SpokenTurn & { saidAt: number })[]>
  addTurns(callId: string, turns: readonly SpokenTurn[], at: number): Promise<void>
  /** What the assistant left behind with its last answer; null at the beginning. */
  assistantState(callId: string): Promise<unknown>
  keepAssistantState(callId: string, state: unknown): Promise<void>
}

/** Tells whoever looks at the calls that one has come or changed. */
type Announcements = {
  add(
    event: { topic: 'calls'; subject: string | null; by: null; news?: 'call' },
    now: number,
  ): Promise<void>
}

export type DemoCallStores = {
  demoCalls: DemoCallStore
  outbox: Outbox
  budgets: BudgetStore
  liveEvents: Announcements
}
