import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StorageUnavailable, type UnitOfWork } from '../unit-of-work.ts'
import { nextAttempt } from './backoff.ts'
import type { Courier, Delivery, Outbox, OutboxEntry } from './ports.ts'

export type DeliveryDeps<Stores extends { outbox: Outbox } = { outbox: Outbox }> = {
  storage: UnitOfWork<Stores>
  courier: Courier
  log: Logger
  now: () => number
  random: () => number
  /** Hears, in the same transaction, of what is given up. */
  onGivenUp: (stores: Stores, entry: OutboxEntry) => Promise<void>
}

const AT_ONCE = 8
const DELIVERY_TIMEOUT_MS = 45_000
// Longer than a delivery may take: a claim that runs out means that its worker is gone.
const CLAIM_MS = 2 * DELIVERY_TIMEOUT_MS
// Nobody else takes the entry before: what was delivered can still be recorded.
const RECORD_WITHIN_MS = CLAIM_MS - DELIVERY_TIMEOUT_MS
const RECORD_AGAIN_MS = 250

/** Takes what is due and tries to deliver it. True when there may be more. */
export async function deliverDue<Stores extends { outbox: Outbox }>(
  deps: DeliveryDeps<Stores>,
  dropIt: AbortSignal,
): Promise<boolean> {
  const now = deps.now()
  const entries = await deps.storage.write(({ outbox }) =>
    outbox.claim(now, now + CLAIM_MS, AT_ONCE),
  )
  await Promise.all(entries.map((entry) => deliverOne(deps, entry, dropIt)))
  return entries.length === AT_ONCE
}

async function deliverOne<Stores extends { outbox: Outbox }>(
  deps: DeliveryDeps<Stores>,
  entry: OutboxEntry,
  dropIt: AbortSignal,
) {
  const signal = AbortSignal.any([dropIt, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)])
  const delivery = await attempt(deps.courier, entry, signal)
  await recordInTime(deps, entry, delivery, dropIt)
}

/** Retries while storage does not answer: a mail that left and is not recorded would leave again. */
async function recordInTime<Stores extends { outbox: Outbox }>(
  deps: DeliveryDeps<Stores>,
  entry: OutboxEntry,
  delivery: Delivery,
  dropIt: AbortSignal,
) {
  const until = deps.now() + RECORD_WITHIN_MS
  for (;;) {
    try {
      return await deps.storage.write((stores) => record(deps, stores, entry, delivery))
    } catch (error) {
      const isOver = dropIt.aborted || deps.now() >= until
      if (!(error instanceof StorageUnavailable) || isOver) throw error
    }
    await wait(RECORD_AGAIN_MS)
  }
}

async function attempt(courier: Courier, entry: OutboxEntry, signal: AbortSignal) {
  try {
    return await courier.deliver(entry, signal)
  } catch (error) {
    return { status: 'later', reason: (error as Error).name } satisfies Delivery
  }
}

async function record<Stores extends { outbox: Outbox }>(
  deps: DeliveryDeps<Stores>,
  stores: Stores,
  entry: OutboxEntry,
  delivery: Delivery,
) {
  const { outbox } = stores
  if (delivery.status === 'sent') return outbox.sent(entry.id)
  const { channel, attempts } = entry
  const at = delivery.status === 'later' ? nextAttempt(entry, deps.now(), deps.random) : null
  const outcome = at === null ? 'dead' : 'retry'
  deps.log.warn({ channel, attempts, outcome, reason: delivery.reason }, 'delivery failed')
  if (at !== null) return outbox.retry(entry.id, at, delivery.reason)
  await outbox.bury(entry.id, delivery.reason)
  await deps.onGivenUp(stores, entry)
}
