import type { Env } from '../env.ts'
import type { Budget } from '../settings/setting.ts'
import type { CallName, Visitor } from './call.ts'

export type LimitName = Exclude<keyof Env['limits'], 'LIMITS_SCALE' | 'LIMIT_NETWORK_FACTOR'>

/** Something to be counted against a budget, under a key that every instance shares. */
export type Spending = { key: string; amount: number; budget: Budget }

/** Where budgets are kept. */
export type BudgetStore = {
  spend(spending: Spending, now: number): Promise<{ ok: true } | { ok: false; retryAt: number }>
  /** Changes what is spent of a running budget; never below nothing. */
  adjust(key: string, difference: number, now: number): Promise<void>
  sweep(now: number): Promise<void>
}

/** Thrown out of a transaction, so that nothing of it is kept, the earlier spendings included. */
export class BudgetSpent extends Error {
  override name = 'BudgetSpent'
  readonly key: string
  readonly retryAt: number
  constructor(key: string, retryAt: number) {
    super('a budget is spent')
    this.key = key
    this.retryAt = retryAt
  }
}

const perAddress = {
  enquiry: ['LIMIT_ENQUIRY_PER_ADDRESS', 'LIMIT_ENQUIRY_PER_ADDRESS_PLAIN'],
  'demo-call': ['LIMIT_CALL_PER_ADDRESS', 'LIMIT_CALL_PER_ADDRESS_PLAIN'],
  chat: ['LIMIT_CHAT_PER_ADDRESS', 'LIMIT_CHAT_PER_ADDRESS_PLAIN'],
  'chat-reply': ['LIMIT_REPLY_PER_ADDRESS', 'LIMIT_REPLY_PER_ADDRESS_PLAIN'],
  'chat-upload': ['LIMIT_UPLOAD_PER_ADDRESS', 'LIMIT_UPLOAD_PER_ADDRESS_PLAIN'],
  'my-data': ['LIMIT_MY_DATA_PER_ADDRESS', 'LIMIT_MY_DATA_PER_ADDRESS_PLAIN'],
  'chat-read': ['LIMIT_READ_PER_ADDRESS', 'LIMIT_READ_PER_ADDRESS_PLAIN'],
} as const satisfies Record<CallName, readonly [LimitName, LimitName]>

const perDay = {
  enquiry: 'LIMIT_ENQUIRY_PER_DAY',
  'demo-call': 'LIMIT_CALL_PER_DAY',
  chat: 'LIMIT_CHAT_PER_DAY',
  'chat-reply': 'LIMIT_REPLY_PER_DAY',
  'chat-upload': 'LIMIT_UPLOAD_PER_DAY',
  'my-data': 'LIMIT_MY_DATA_PER_DAY',
  'chat-read': 'LIMIT_READ_PER_DAY',
} as const satisfies Record<CallName, LimitName>

/** The settings that a call of this budget is counted by. */
export const limitsOf = (budget: CallName): readonly LimitName[] => [
  ...perAddress[budget],
  perDay[budget],
]

const MOST_REMEMBERED = 50_000
/** Clocks of two machines may differ by this much; more, and one of them ran ahead. */
export const CLOCK_SKEW_MS = 60_000

export type Limits = ReturnType<typeof createLimits>

export function createLimits(settings: Env['limits']) {
  const refusals = new Map<string, { at: number; until: number }>()

  const budget = (name: LimitName): Budget => ({
    amount: settings[name].amount * settings.LIMITS_SCALE,
    windowMs: settings[name].windowMs,
  })
  const spending = (name: LimitName, key: string): Spending => ({
    key,
    amount: 1,
    budget: budget(name),
  })
  /** An address has its budget, and all addresses of a network together a few of them. */
  const addressSpendings = (call: CallName, visitor: Visitor): Spending[] => {
    const limit = perAddress[call][visitor.browser ? 0 : 1]
    const own = spending(limit, `${call}:address:${visitor.addressKey}`)
    if (visitor.networkKey === null) return [own]
    const { amount, windowMs } = own.budget
    const shared = { amount: amount * settings.LIMIT_NETWORK_FACTOR, windowMs }
    return [own, { key: `${call}:address:${visitor.networkKey}`, amount: 1, budget: shared }]
  }

  // A plain client is refused sooner than a browser at the same address: two memories.
  const memoryKey = (call: CallName, visitor: Visitor) =>
    `${visitor.browser}:${call}:address:${visitor.addressKey}`

  /** Spends each, or throws BudgetSpent. Inside a transaction, so all are spent or none. */
  async function spend(store: BudgetStore, spendings: readonly Spending[], now: number) {
    for (const one of spendings) {
      const result = await store.spend(one, now)
      if (!result.ok) throw new BudgetSpent(one.key, result.retryAt)
    }
  }

  return {
    spending,
    spend,
    /** What each call costs its caller's address, and all callers together. */
    spendCall(
      store: BudgetStore,
      call: CallName,
      visitor: Visitor,
      now: number,
      others: readonly Spending[] = [],
    ): Promise<void> {
      return spend(
        store,
        [...addressSpendings(call, visitor), ...others, spending(perDay[call], `${call}:all`)],
        now,
      )
    },
    /** What a call costs its caller's address alone: nobody else pays for what is thrown away. */
    spendAddress: (store: BudgetStore, call: CallName, visitor: Visitor, now: number) =>
      spend(store, addressSpendings(call, visitor), now),
    /** Keeps an address' refusal in memory: a flood is then answered without the database. */
    remember(call: CallName, visitor: Visitor, refusal: BudgetSpent, now: number): void {
      if (!refusal.key.startsWith(`${call}:address:`)) return
      if (refusals.size >= MOST_REMEMBERED) refusals.clear()
      refusals.set(memoryKey(call, visitor), { at: now, until: refusal.retryAt })
    },
    refusedUntil(call: CallName, visitor: Visitor, now: number): number | null {
      const refusal = refusals.get(memoryKey(call, visitor))
      if (refusal === undefined) return null
      if (refusal.until > now && refusal.at <= now + CLOCK_SKEW_MS) return refusal.until
      refusals.delete(memoryKey(call, visitor))
      return null
    },
  }
}
