import { reminders } from '#contract/inbox.ts'
import type { Channel } from '../../outbox/ports.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import { isAway } from '../is-away.ts'
import type { Member, StaffStores } from '../ports.ts'

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

/**
 * Reminds of what is due, once for each step, and gives back what nobody works on. After a pause of the
 * service only the latest step of each is told. True: there is more.
 */
export async function keepPromise(deps: PromiseDeps): Promise<boolean> {
  const { storage, channels, giveBackHours, now } = deps
  const service = { staffId: null, staffName: '', text: '' } as const
  let found = 0
  for (const [step, { hours, kind }] of [...reminders.entries()].reverse()) {
    const due = await storage.read.inbox.dueForReminder(step, now() - hours * HOUR_MS, AT_ONCE)
    found += due.length
    for (const enquiryId of due) {
      await storage.write(async (stores) => {
        // Another instance may have been first.
        if (!(await stores.inbox.remind(enquiryId, step))) return
        const event = { ...service, enquiryId, kind, details: { hours } }
        const id = await stores.inbox.addEvent(event, now())
        await tell(stores, { channels, kind, id }, now())
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

type Told = Pick<PromiseDeps, 'channels'> & { kind: 'reminded' | 'escalated'; id: number }

/** One mail to each owner who is there, of what is nearly overdue; else one, whose recipient is found later. */
async function tell(
  { outbox, staff }: Pick<StaffStores, 'outbox' | 'staff'>,
  { channels, kind, id }: Told,
  now: number,
): Promise<void> {
  const isForOwners = kind === 'escalated' && channels.includes('notify')
  const owners = isForOwners ? (await staff.list()).filter(isOwnerThere(now)) : []
  for (const owner of owners) {
    await outbox.add('promise', promiseSubject(id, owner.id), ['notify'], now)
  }
  const others = channels.filter((channel) => channel !== 'notify' || owners.length === 0)
  await outbox.add('promise', promiseSubject(id), others, now)
}

const isOwnerThere =
  (now: number) =>
  (member: Member): boolean =>
    member.role === 'owner' && !member.disabled && !isAway(member, now)

/** An event of an enquiry, and who is to hear of it where that is settled. */
const promiseSubject = (eventId: number, staffId?: string): string =>
  staffId === undefined ? String(eventId) : `${eventId}.${staffId}`

export function readPromiseSubject(subject: string): { eventId: number; staffId: string | null } {
  const [eventId, staffId = null] = subject.split('.')
  return { eventId: Number(eventId), staffId }
}
