import { UNDO_REPLY_MS } from '#contract/inbox.ts'
import type { Actor } from '../deps.ts'
import type { EnquiryRecord, EnquiryWork, InboxStore } from './ports.ts'
import { announce, telling } from './tell-of-enquiry.ts'
import type { InboxDeps } from './work-on-enquiry.ts'

type Reply = {
  version: number
  text: string
  close: boolean
  /** The same for every attempt: what is sent again after a lost answer is mailed once. */
  key: string
}
type Replied =
  | { status: 'changed'; version: number; reply: number }
  | { status: 'not-found' | 'conflict' }

/** The reply and what must be mailed are stored together; the mail leaves by itself, a moment later. */
export function replyToEnquiry(
  { storage, now, mails }: InboxDeps,
  id: string,
  { version, text, close, key }: Reply,
  actor: Actor,
): Promise<Replied> {
  return storage.write(async (stores): Promise<Replied> => {
    const sent = () => replyWith(stores.inbox, id, { key, staffId: actor.staff.id })
    // Before the enquiry itself: what is read after a reply has the version that the reply made.
    const earlier = await sent()
    const before = await stores.inbox.find(id)
    if (!before) return { status: 'not-found' }
    if (earlier) return { status: 'changed', version: before.version, reply: earlier.id }
    const work: EnquiryWork = {
      answered: true,
      ...(close ? { state: 'closed' } : {}),
      // Whoever answers takes it, so that nobody else answers again.
      ...(before.assignee ? {} : { assigneeId: actor.staff.id }),
    }
    if (!(await stores.inbox.change(id, version, work, now()))) {
      // The other change may be this very reply, sent twice at once.
      const other = await sent()
      if (!other) return { status: 'conflict' }
      return { status: 'changed', version: version + 1, reply: other.id }
    }
    const tell = telling(stores, id, actor, now())
    const closed = close && before.state !== 'closed'
    const own = { key, closed, took: before.assignee === null }
    const reply = await tell(
      { kind: 'replied', text, details: { mailed: mails }, own },
      'enquiry-replied',
    )
    if (mails) {
      const leaves = now() + UNDO_REPLY_MS
      await stores.outbox.add('enquiry-reply', String(reply), ['reply'], now(), leaves)
    }
    if (closed) await tell({ kind: 'closed' }, 'enquiry-closed')
    await announce(stores, id, actor, now())
    return { status: 'changed', version: before.version + 1, reply }
  })
}

async function replyWith(
  inbox: InboxStore,
  id: string,
  { key, staffId }: { key: string; staffId: string },
): Promise<EnquiryRecord | undefined> {
  const events = await inbox.events(id)
  return events.find(
    (event) => event.kind === 'replied' && event.staffId === staffId && event.details.key === key,
  )
}

/** While it waits to leave, whoever wrote it takes it back, and with it what came with it. */
export function withdrawReply(
  { storage, now }: InboxDeps,
  { enquiry: id, reply: replyId }: { enquiry: string; reply: number },
  actor: Actor,
): Promise<'done' | 'not-found' | 'conflict'> {
  return storage.write(async (stores) => {
    const reply = await stores.inbox.event(replyId)
    if (reply?.enquiryId !== id || reply.kind !== 'replied') return 'not-found'
    if (reply.undone || reply.staffId !== actor.staff.id) return 'conflict'
    const { mailed, closed, took } = reply.details
    const isHere = mailed
      ? await stores.outbox.withdraw('enquiry-reply', String(replyId), now())
      : now() <= reply.at + UNDO_REPLY_MS
    if (!isHere) return 'conflict'
    await stores.inbox.undoReply(reply)
    const before: EnquiryWork = {
      ...(closed ? { state: 'open' } : {}),
      ...(took ? { assigneeId: null } : {}),
    }
    await stores.inbox.change(id, null, before, now())
    await telling(stores, id, actor, now())({ kind: 'withdrawn' }, 'reply-withdrawn')
    await announce(stores, id, actor, now())
    return 'done'
  })
}
