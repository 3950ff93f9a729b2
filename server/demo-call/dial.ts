import type { UnitOfWork } from '../unit-of-work.ts'
import { type CallMoney, costOfCall } from './call-budget.ts'
import type { DemoCall, DemoCallStores, Dialer, DialResult } from './ports.ts'

export type DialDeps = {
  storage: UnitOfWork<DemoCallStores>
  dialer: Dialer
  money: CallMoney
  now: () => number
}

const MOST_ATTEMPTS = 5
const FIRST_RETRY_MS = 60_000

/**
 * Dials a call that has been claimed and paid for, and writes down what the provider made of it. A
 * call that was surely not placed gets its money back, so that a retry pays for itself alone.
 */
export async function dialAndRecord(
  { storage, dialer, money, now }: DialDeps,
  call: DemoCall,
): Promise<DialResult['status']> {
  const result = await dialSafely(dialer, call)
  const again = result.status === 'unavailable' && call.attempts < MOST_ATTEMPTS
  const retryAt = again ? now() + FIRST_RETRY_MS * 2 ** (call.attempts - 1) : null
  await storage.write(async ({ demoCalls, budgets, liveEvents }) => {
    await demoCalls.dialled(call.id, result, retryAt)
    if (result.status === 'unavailable' || result.status === 'refused') {
      const { key, amount } = costOfCall(money, call.dialledAt ?? now())
      await budgets.adjust(key, -amount, now())
    }
    await liveEvents.add({ topic: 'calls', subject: call.id, by: null }, now())
  })
  return result.status
}

async function dialSafely(dialer: Dialer, call: DemoCall): Promise<DialResult> {
  try {
    return await dialer.dial(call)
  } catch (error) {
    // Nobody knows how far it got.
    return { status: 'unknown', reason: (error as Error).name }
  }
}
