import type { Actor } from '../deps.ts'
import type { EnquiryWork, InboxStore } from './ports.ts'
import { announce, telling } from './tell-of-enquiry.ts'
import type { InboxDeps } from './work-on-enquiry.ts'

type Reply = {
  version: number
  text: string
  close: boolean
  /** The same for every attempt: what is sent again after a lost answer is mailed once. */
  key: string
}
type Replied = { status: 'changed'; version: number } | { status: 'not-found' | 'conflict' }

/** The reply and what must be mailed are stored together; the mail leaves by itself. */
export async function replyToEnquiry(
  { storage, now, mails, wakeOutbox }: InboxDeps,
  id: string,
  { version, text, close, key }: Reply,
  actor: Actor,
): Promise<Replied> {
  const result = await storage.write(async (stores): Promise<Replied> => {
    const before = await stores.inbox.find(id)
    if (!before) return { status: 'not-found' }
    const isSent = () => hasReplied(stores.inbox, id, { key, staffId: actor.staff.id })
    if (await isSent()) return { status: 'changed', version: before.version }
    const work: EnquiryWork = {
      answered: true,
      ...(close ? { state: 'closed' } : {}),
      // Whoever answers takes it, so that nobody else answers again.
      ...(before.assignee ? {} : { assigneeId: actor.staff.id }),
    }
    if (!(await stores.inbox.change(id, version, work, now()))) {
      // The other change may be this very reply, sent twice at once.
      return (await isSent()) ? { status: 'changed', version: version + 1 } : { status: 'conflict' }
    }
    const tell = telling(stores, id, actor, now())
    const eventId = await tell(
      { kind: 'replied', text, details: { mailed: mails }, own: { key } },
      'enquiry-replied',
    )
    if (mails) await stores.outbox.add('enquiry-reply', String(eventId), ['reply'], now())
    if (close && before.state !== 'closed') await tell({ kind: 'closed' }, 'enquiry-closed')
    await announce(stores, id, actor, now())
    return { status: 'changed', version: before.version + 1 }
  })
  if (result.status === 'changed' && mails) wakeOutbox()
  return result
}

async function hasReplied(
  inbox: InboxStore,
  id: string,
  { key, staffId }: { key: string; staffId: string },
): Promise<boolean> {
  const events = await inbox.events(id)
  return events.some(
    (event) => event.kind === 'replied' && event.staffId === staffId && event.details.key === key,
  )
}
