import { startOfIndianDay } from '#content/format/indian-day.ts'
import * as calls from '#contract/calls/desk-phone.ts'
import type { CallMoney } from '../../demo-call/call-budget.ts'
import { type CallingHours, isCallingTime, nextOpening } from '../../demo-call/calling-hours.ts'
import { TOO_OLD_MS } from '../../demo-call/dial-due.ts'
import { mayBeRead } from '../../demo-call/may-be-read.ts'
import type { DemoCallStore } from '../../demo-call/ports.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import { oneself } from '../account-routes.ts'
import { by, note } from '../deps.ts'
import type { StaffStores } from '../ports.ts'
import { asSeenBy } from './masked-phone.ts'
import { placedStatuses } from './phone-money.ts'
import type { ListedCall } from './ports.ts'

const PAGE = 100
/** An address that asks for many numbers within so long is looked at. */
const COUNTED_MS = 30 * 86_400_000

const canRetry = (call: ListedCall, now: number): boolean =>
  !call.suppressed &&
  (call.status === 'failed' || call.status === 'unknown') &&
  call.requestedAt > now - TOO_OLD_MS

/** A call that staff have placed is on nobody's bill. */
const costOf = ({ status, provider }: ListedCall, { costRupees }: CallMoney): number | null =>
  placedStatuses.includes(status) && provider !== 'none' ? costRupees : null

export type PhoneDeps = {
  storage: UnitOfWork<StaffStores & { demoCalls: DemoCallStore }>
  now: () => number
  money: CallMoney
  hours: CallingHours
  dialling: 'on' | 'off' | 'by-hand'
}

/** The queue of demo calls, what came of each, and the never-call list. */
export function mountPhone(mount: Mount, deps: PhoneDeps): void {
  const { storage, now, money, hours } = deps
  mount(calls.listCalls, async ({ query, staff }) => {
    const shown = asSeenBy(staff)
    const [at = '', id = ''] = query.before?.split('.') ?? []
    const before = query.before === undefined ? null : { at: Number(at), id }
    const isQueued = query.is === 'queued'
    const countedSince = now() - COUNTED_MS
    const filter = { isQueued, before, most: PAGE, countedSince }
    const rows = await storage.read.deskCalls.page(filter)
    const last = rows.at(-1)
    const placed = await storage.read.deskCalls.placedSince(startOfIndianDay(now()))
    return {
      calls: rows.map((call) => ({
        ...{ id: call.id, phone: shown.phone(call.phone), status: call.status },
        address: shown.address(call.address),
        language: call.language,
        requested_at: call.requestedAt,
        dial_after: call.dialAfter,
        dialled_at: call.dialledAt,
        ended_at: call.endedAt,
        attempts: call.attempts,
        suppressed: call.suppressed,
        cost_rupees: costOf(call, money),
        by_hand: call.provider === 'none',
        last_error: call.lastError,
        same_address: call.sameAddress,
        can_retry: canRetry(call, now()),
      })),
      money: { spent: placed * money.costRupees, daily: money.dailyRupees },
      hours,
      dialling: deps.dialling,
      waiting: await storage.read.deskCalls.waiting(),
      next: last && rows.length === PAGE ? `${last.requestedAt}.${last.id}` : null,
    }
  })

  mount(calls.readCallWords, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const id = exchange.params.call
    if (!(await storage.read.demoCalls.find(id))) return refuse('not-found')
    const turns = await storage.read.demoCalls.turns(id)
    await storage.write((stores) =>
      note(stores, by(staff, caller), { action: 'call-read', subject: `call:${id}` }, now()),
    )
    const allowed = await mayBeRead(turns)
    return { allowed, words: allowed ? turns.map(({ role, text }) => ({ role, text })) : [] }
  })

  mount(calls.cancelCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const id = exchange.params.call
    const done = await storage.write(async (stores) => {
      if (!(await stores.demoCalls.find(id))) return 'not-found'
      if (!(await stores.deskCalls.cancel(id, now()))) return 'conflict'
      const told = { action: 'call-cancelled', subject: `call:${id}` } as const
      await note(stores, by(staff, caller), told, now())
      await stores.liveEvents.add({ topic: 'calls', subject: id, by: staff.id }, now())
      return 'done'
    })
    return done === 'done' ? null : refuse(done)
  })

  mount(calls.recordDemoCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const id = exchange.params.call
    const { result } = exchange.body
    const done = await storage.write(async (stores) => {
      if (!(await stores.demoCalls.find(id))) return 'not-found'
      if (!(await stores.deskCalls.record(id, result === 'reached', now()))) return 'conflict'
      const told = { action: 'call-recorded', subject: `call:${id}`, details: { result } } as const
      await note(stores, by(staff, caller), told, now())
      await stores.liveEvents.add({ topic: 'calls', subject: id, by: staff.id }, now())
      return 'done'
    })
    return done === 'done' ? null : refuse(done)
  })

  mount(calls.retryCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const id = exchange.params.call
    const dialAfter = isCallingTime(now(), hours) ? now() : nextOpening(now(), hours)
    const done = await storage.write(async (stores) => {
      if (!(await stores.demoCalls.find(id))) return 'not-found'
      const retry = { askedAfter: now() - TOO_OLD_MS, dialAfter }
      if (!(await stores.deskCalls.retry(id, retry))) return 'conflict'
      const told = { action: 'call-retried', subject: `call:${id}` } as const
      await note(stores, by(staff, caller), told, now())
      await stores.liveEvents.add({ topic: 'calls', subject: id, by: staff.id }, now())
      return 'done'
    })
    return done === 'done' ? null : refuse(done)
  })

  mount(calls.setNeverCall, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const { params, body } = exchange
    const isKnown = await storage.write(async (stores) => {
      const call = await stores.demoCalls.find(params.call)
      if (!call) return false
      if (body.never) await stores.demoCalls.suppress(call.phone, `by ${staff.name}`, now())
      else await stores.demoCalls.unsuppress(call.phone)
      const action = body.never ? 'never-call-added' : 'never-call-removed'
      await note(stores, by(staff, caller), { action, subject: `call:${call.id}` }, now())
      await stores.liveEvents.add({ topic: 'calls', subject: call.id, by: staff.id }, now())
      return true
    })
    return isKnown ? null : refuse('not-found')
  })
}
