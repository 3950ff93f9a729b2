import { costOfCall } from './call-budget.ts'
import { isCallingTime, nextOpening } from './calling-hours.ts'
import { dialAndRecord } from './dial.ts'
import type { DemoCall } from './ports.ts'
import type { DemoCallDeps } from './request-call.ts'

/** Longer than any provider may take to answer. */
const STALE_AFTER_MS = 5 * 60_000
/** Tomorrow's hours or money are worth waiting for; later, a call would only surprise. */
export const TOO_OLD_MS = 48 * 3_600_000

export type DialDueDeps = Pick<
  DemoCallDeps,
  'storage' | 'dialer' | 'enabled' | 'money' | 'hours' | 'now'
>

/** Dials one queued call whose time has come. True when there may be more. */
export async function dialDue(deps: DialDueDeps): Promise<boolean> {
  const { storage, dialer, now } = deps
  await storage.write(async ({ demoCalls, liveEvents }) => {
    const stale = await demoCalls.giveUpStale(now() - STALE_AFTER_MS)
    const old = await demoCalls.dropOld(now() - TOO_OLD_MS)
    if (stale + old > 0) await liveEvents.add({ topic: 'calls', subject: null, by: null }, now())
  })
  if (!deps.enabled || dialer === null || !isCallingTime(now(), deps.hours)) return false
  const call = await storage.write(async ({ demoCalls, budgets }): Promise<DemoCall | null> => {
    const due = await demoCalls.claimDue(dialer.name, now())
    if (due === null) return null
    const paid = await budgets.spend(costOfCall(deps.money, now()), now())
    if (paid.ok) return due
    await demoCalls.postpone(due.id, nextOpening(now(), deps.hours))
    return null
  })
  if (call === null) return false
  await dialAndRecord({ storage, dialer, money: deps.money, now }, call)
  return true
}
