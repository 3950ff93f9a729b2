import { reminders } from '#contract/inbox.ts'
import type { Channel } from '../../outbox/ports.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import type { StaffStores } from '../ports.ts'

const HOUR_MS = 3_600_000
const AT_ONCE = 50

export type PromiseDeps = {
  storage: UnitOfWork<StaffStores>
  /** By which staff hear of it. */
  channels: readonly Channel[]
  /** Hours after which an assignee who does nothing gives it back; 0 never. */
  giveBackHours: number
  now: () => number
}

/** Reminds of what is due, once for each step, and gives back what nobody works on. True: there is more. */
export async function keepPromise(deps: PromiseDeps): Promise<boolean> {
  const { storage, channels, giveBackHours, now } = deps
  const service = { staffId: null, staffName: '', text: '' } as const
  let found = 0
  for (const [step, { hours, kind }] of reminders.entries()) {
    const due = await storage.read.inbox.dueForReminder(step, now() - hours * HOUR_MS, AT_ONCE)
    found += due.length
    for (const enquiryId of due) {
      await storage.write(async (stores) => {
        // Another instance may have been first.
        if (!(await stores.inbox.remind(enquiryId, step))) return
        const event = { ...service, enquiryId, kind, details: { hours } }
        const id = await stores.inbox.addEvent(event, now())
        await stores.outbox.add('promise', String(id), channels, now())
        const news = kind === 'escalated' ? ({ news: kind } as const) : {}
        const told = { topic: 'inbox', subject: enquiryId, by: null, ...news } as const
        await stores.liveEvents.add(told, now())
      })
    }
  }
  if (giveBackHours > 0) {
    const idle = await storage.read.inbox.idle(now() - giveBackHours * HOUR_MS, AT_ONCE)
    found += idle.length
    for (const { id: enquiryId, version } of idle) {
      await storage.write(async (stores) => {
        if (!(await stores.inbox.change(enquiryId, version, { assigneeId: null }, now()))) return
        await stores.inbox.addEvent(
          { ...service, enquiryId, kind: 'given-back', details: {} },
          now(),
        )
        await stores.liveEvents.add({ topic: 'inbox', subject: enquiryId, by: null }, now())
      })
    }
  }
  return found >= AT_ONCE
}
