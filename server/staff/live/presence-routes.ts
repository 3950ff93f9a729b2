import { showPresence } from '#contract/calls/desk-inbox.ts'
import type { Mount } from '../../http/mount.ts'
import type { StaffDeps } from '../deps.ts'

/** What somebody reads or writes now, told to everybody who looks. */
export function mountPresence(
  mount: Mount,
  { storage, limits, now }: Pick<StaffDeps, 'storage' | 'limits' | 'now'>,
): void {
  mount(showPresence, async ({ staff, body }) => {
    const subject = `${body.subject}:${body.doing}`
    const spending = limits.spending('LIMIT_PRESENCE_PER_MEMBER', `staff:presence:${staff.id}`)
    await storage.write(async ({ budgets, liveEvents }) => {
      await limits.spend(budgets, [spending], now())
      await liveEvents.add({ topic: 'presence', subject, by: staff.id }, now())
    })
    return null
  })
}
