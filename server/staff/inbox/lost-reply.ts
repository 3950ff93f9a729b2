import type { OutboxEntry } from '../../outbox/ports.ts'
import type { StaffStores } from '../ports.ts'

type Stores = Pick<StaffStores, 'inbox' | 'liveEvents'>

/** A reply whose mail is given up has answered nobody: its enquiry is opened again, and staff told. */
export async function noteLostReply(
  { inbox, liveEvents }: Stores,
  { topic, subjectId }: OutboxEntry,
  now: number,
): Promise<void> {
  if (topic !== 'enquiry-reply') return
  const reply = await inbox.event(Number(subjectId))
  if (!reply || reply.undone) return
  const { enquiryId } = reply
  await inbox.undoReply(reply)
  await inbox.change(enquiryId, null, { state: 'open' }, now)
  const event = { kind: 'mail-failed', text: '', details: { reply: reply.id } } as const
  await inbox.addEvent({ enquiryId, staffId: null, staffName: '', ...event }, now)
  const told = { topic: 'inbox', subject: enquiryId, by: null, news: 'mail-failed' } as const
  await liveEvents.add(told, now)
}
