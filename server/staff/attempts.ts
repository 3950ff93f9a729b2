import type { Visitor } from '../http/call.ts'
import type { BudgetStore, Limits } from '../http/limits.ts'
import { BudgetSpent } from '../http/limits.ts'
import type { StaffDeps } from './deps.ts'

export type Attempt = {
  /** What is being guessed at: an account's password, or its codes. */
  at: string
  visitor: Visitor
  /** The browser, when the same account signed in with it before. */
  device: string | null
}

/**
 * Counts a try to sign in, or throws BudgetSpent. Guessing is slowed for each address and for each
 * account. The owner is not locked out by somebody who guesses: a browser that signed in before has a
 * count of its own, and so have the first tries of any other address.
 */
export async function countAttempt(
  budgets: BudgetStore,
  limits: Limits,
  { at, visitor, device }: Attempt,
  now: number,
): Promise<void> {
  const { addressKey } = visitor
  await limits.spend(budgets, [ofAddress(limits, visitor)], now)
  if (device !== null) {
    const known = limits.spending('LIMIT_SIGN_IN_PER_BROWSER', `staff:browser:${at}:${device}`)
    return limits.spend(budgets, [known], now)
  }
  const first = limits.spending('LIMIT_SIGN_IN_FIRST_TRIES', `staff:first:${at}:${addressKey}`)
  if ((await budgets.spend(first, now)).ok) return
  const account = limits.spending('LIMIT_SIGN_IN_PER_ACCOUNT', `staff:account:${at}`)
  const shared = await budgets.spend(account, now)
  if (!shared.ok) throw new BudgetSpent(account.key, shared.retryAt)
}

const ofAddress = (limits: Limits, { addressKey }: Visitor) =>
  limits.spending('LIMIT_SIGN_IN_PER_ADDRESS', `staff:address:${addressKey}`)

/** Counts what leads to no account yet: a link that is opened, a passkey. Or throws BudgetSpent. */
export const countAtAddress = (
  { storage, limits, now }: Pick<StaffDeps, 'storage' | 'limits' | 'now'>,
  visitor: Visitor,
): Promise<void> =>
  storage.write(({ budgets }) => limits.spend(budgets, [ofAddress(limits, visitor)], now()))

/** Whether a code of an authenticator app is seen for the first time: it must not work twice. */
export async function isFirstUse(
  budgets: BudgetStore,
  staffId: string,
  code: string,
  now: number,
): Promise<boolean> {
  // A code is right for its half minute and those beside it.
  const budget = { amount: 1, windowMs: 180_000 }
  const used = await budgets.spend({ key: `staff:code:${staffId}:${code}`, amount: 1, budget }, now)
  return used.ok
}
