import { randomUUID } from 'node:crypto'
import type { DemoCallQuery } from '#contract/calls/demo-call.ts'
import type { Visitor } from '../http/call.ts'
import type { Limits } from '../http/limits.ts'
import type { Channel } from '../outbox/ports.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { type CallMoney, costOfCall } from './call-budget.ts'
import { type CallingHours, isCallingTime, nextOpening } from './calling-hours.ts'
import { dialAndRecord } from './dial.ts'
import { indianMobile } from './indian-mobile.ts'
import type { DemoCall, DemoCallStores, Dialer } from './ports.ts'

export type DemoCallDeps = {
  storage: UnitOfWork<DemoCallStores>
  limits: Limits
  /** Null: staff place the calls. */
  dialer: Dialer | null
  enabled: boolean
  money: CallMoney
  hours: CallingHours
  channels: readonly Channel[]
  now: () => number
  wakeOutbox: () => void
}

export type RequestCallResult =
  /** `person`: nothing dials here, so somebody of the staff does. */
  | { status: 'calling' | 'queued' | 'person'; id: string }
  | { status: 'refused'; reason: 'paused' | 'not-a-mobile' | 'suppressed' | 'provider' }

/** A browser asks again by itself when a kept connection was cut: that is still one wish. */
const SAME_WITHIN_MS = 60_000

/** Places a call now, or queues it for calling hours, for tomorrow's money, or for staff. */
export async function requestCall(
  deps: DemoCallDeps,
  query: DemoCallQuery,
  visitor: Visitor,
  flagged: boolean,
): Promise<RequestCallResult> {
  if (!deps.enabled) return { status: 'refused', reason: 'paused' }
  const phone = indianMobile(query.phone_number)
  if (phone === null) return { status: 'refused', reason: 'not-a-mobile' }
  const now = deps.now()
  const asked = {
    id: randomUUID(),
    phone,
    claimedIp: query.ip,
    address: visitor.address,
    requestedAt: now,
    ringsSince: null,
    endedAt: null,
    provider: deps.dialer?.name ?? 'none',
    providerId: null,
    language: query.language,
  }
  const waiting = deps.dialer === null ? ('person' as const) : ('queued' as const)
  if (flagged) {
    await deps.storage.write(async ({ demoCalls, budgets }) => {
      await deps.limits.spendAddress(budgets, 'demo-call', visitor, now)
      await demoCalls.add({ ...asked, ...later(now), status: 'flagged' })
    })
    // It looks like a call that waits: a bot that is told would only try again.
    return { status: waiting, id: asked.id }
  }
  const call = await deps.storage.write(async (stores) => {
    if (await stores.demoCalls.isSuppressed(phone)) return null
    const earlier = await sameWish(stores, asked)
    if (earlier) return earlier
    await deps.limits.spendCall(stores.budgets, 'demo-call', visitor, now, [
      deps.limits.spending('LIMIT_CALL_PER_NUMBER_HOUR', `demo-call:hour:${phone}`),
      deps.limits.spending('LIMIT_CALL_PER_NUMBER_DAY', `demo-call:day:${phone}`),
    ])
    const planned: DemoCall = { ...asked, ...(await plan(deps, stores, now)) }
    await stores.demoCalls.add(planned)
    await stores.outbox.add('demo-call', planned.id, channelsFor(deps), now)
    // Only a call that somebody has to place calls for somebody.
    const news = deps.dialer === null ? ({ news: 'call' } as const) : {}
    await stores.liveEvents.add({ topic: 'calls', subject: planned.id, by: null, ...news }, now)
    return planned
  })
  if (call === null) return { status: 'refused', reason: 'suppressed' }
  if (call.id !== asked.id)
    return { status: call.status === 'queued' ? waiting : 'calling', id: call.id }
  deps.wakeOutbox()
  if (deps.dialer === null || call.status === 'queued') return { status: waiting, id: call.id }
  const outcome = await dialAndRecord({ ...deps, dialer: deps.dialer }, call)
  if (outcome === 'refused') return { status: 'refused', reason: 'provider' }
  return { status: outcome === 'calling' ? 'calling' : 'queued', id: call.id }
}

/**
 * The call that this address asked for a moment ago, if it waits or is under way. Whoever asks second waits here for
 * the first one's transaction, whichever instance has it.
 */
async function sameWish(
  { budgets, demoCalls }: DemoCallStores,
  { phone, address, requestedAt }: Pick<DemoCall, 'phone' | 'address' | 'requestedAt'>,
): Promise<DemoCall | null> {
  const once = { amount: 1, windowMs: SAME_WITHIN_MS }
  const wish = { key: `demo-call:same:${phone}:${address}`, amount: 1, budget: once }
  if ((await budgets.spend(wish, requestedAt)).ok) return null
  return demoCalls.underWay(phone, address)
}

type Plan = Pick<DemoCall, 'status' | 'dialAfter' | 'dialledAt' | 'attempts'>

const later = (dialAfter: number): Plan => ({
  status: 'queued',
  dialAfter,
  dialledAt: null,
  attempts: 0,
})

/** Dials now when hours and money allow. The cost is reserved before the call is placed. */
async function plan(deps: DemoCallDeps, stores: DemoCallStores, now: number): Promise<Plan> {
  if (!isCallingTime(now, deps.hours)) return later(nextOpening(now, deps.hours))
  if (deps.dialer === null) return later(now)
  const paid = await stores.budgets.spend(costOfCall(deps.money, now), now)
  if (!paid.ok) return later(nextOpening(now, deps.hours))
  return { status: 'dialling', dialAfter: now, dialledAt: now, attempts: 1 }
}

/** Staff hear of calls that they must place; a CRM hears of all. Nobody is mailed at a number. */
function channelsFor(deps: DemoCallDeps): readonly Channel[] {
  return deps.channels.filter(
    (channel) => channel === 'webhook' || (channel === 'notify' && deps.dialer === null),
  )
}
