import { randomUUID } from 'node:crypto'
import * as calls from '#contract/calls/desk-deliveries.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import type { LoggedDelivery } from '../../outbox/ports.ts'
import { oneself } from '../account-routes.ts'
import { by, note, type StaffDeps } from '../deps.ts'

const PAGE = 50

export type DeliveryLogDeps = Pick<StaffDeps, 'storage' | 'now'> & {
  hasWebhook: boolean
  wakeOutbox: () => void
}

/** What was posted to the webhook, a test of it, and the same again. */
export function mountDeliveries(mount: Mount, deps: DeliveryLogDeps): void {
  const { storage, now } = deps

  mount(calls.listDeliveries, async ({ query }) => {
    const rows = await storage.read.outbox.page('webhook', query.after ?? null, PAGE + 1)
    const shown = rows.slice(0, PAGE)
    const last = shown.at(-1)
    return {
      deliveries: shown.map(shownDelivery),
      next: rows.length > PAGE && last ? `${last.createdAt}.${last.id}` : null,
    }
  })

  mount(calls.testWebhook, async (exchange) => {
    if (!deps.hasWebhook) return refuse('conflict')
    const { staff, caller } = oneself(exchange)
    await storage.write(async (stores) => {
      await stores.outbox.add('webhook-test', randomUUID(), ['webhook'], now())
      await note(stores, by(staff, caller), { action: 'webhook-tested' }, now())
    })
    deps.wakeOutbox()
    return null
  })

  mount(calls.replayDelivery, async (exchange) => {
    const { staff, caller } = oneself(exchange)
    const { delivery: id } = exchange.params
    const outcome = await storage.write(async (stores) => {
      const replayed = await stores.outbox.replay(id, 'webhook', now())
      if (replayed !== 'done') return replayed
      const done = { action: 'delivery-replayed', subject: `delivery:${id}` } as const
      await note(stores, by(staff, caller), done, now())
      return replayed
    })
    if (outcome !== 'done') return refuse(outcome)
    deps.wakeOutbox()
    return null
  })
}

const shownDelivery = (entry: LoggedDelivery) => ({
  id: entry.id,
  topic: entry.topic,
  status: entry.status,
  attempts: entry.attempts,
  created_at: entry.createdAt,
  next_at: entry.status === 'pending' ? entry.nextAt : null,
  last_error: entry.lastError,
})
