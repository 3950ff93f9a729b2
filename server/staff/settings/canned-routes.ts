import { randomUUID } from 'node:crypto'
import * as calls from '#contract/calls/desk-canned.ts'
import { cannedLimits } from '#contract/desk-settings.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import { by, note, type StaffDeps } from '../deps.ts'
import type { Oneself } from '../own-account.ts'
import type { StaffStores } from '../ports.ts'

/** Answers that are written once and sent often, each in one language. */
export function mountCanned(mount: Mount, deps: Pick<StaffDeps, 'storage' | 'now'>): void {
  const { storage, now } = deps

  const change = (
    { staff, caller }: Oneself,
    id: string,
    work: (stores: StaffStores) => Promise<boolean>,
  ) =>
    storage.write(async (stores) => {
      if (!(await work(stores))) return false
      const done = { action: 'canned-changed', subject: `canned:${id}` } as const
      await note(stores, by(staff, caller), done, now())
      await stores.liveEvents.add({ topic: 'settings', subject: null, by: staff.id }, now())
      return true
    })

  mount(calls.listCanned, async () => ({ answers: await storage.read.canned.list() }))

  mount(calls.addCanned, async (exchange) => {
    const id = randomUUID()
    const added = await change(oneself(exchange), id, async ({ canned }) => {
      if ((await canned.list()).length >= cannedLimits.answers) return false
      await canned.add({ id, ...exchange.body }, now())
      return true
    })
    return added ? { id } : refuse('conflict')
  })

  mount(calls.changeCanned, async (exchange) => {
    const { canned: id } = exchange.params
    const changed = await change(oneself(exchange), id, ({ canned }) =>
      canned.change({ id, ...exchange.body }, now()),
    )
    return changed ? null : refuse('not-found')
  })

  mount(calls.removeCanned, async (exchange) => {
    const { canned: id } = exchange.params
    const removed = await change(oneself(exchange), id, ({ canned }) => canned.remove(id))
    return removed ? null : refuse('not-found')
  })
}
