import type { callResults } from '#contract/inbox.ts'
import { type Actor, noteLook, type StaffDeps } from '../deps.ts'
import type { EnquiryCase, EnquiryWork } from './ports.ts'
import { announce, telling } from './tell-of-enquiry.ts'

export type InboxDeps = Pick<StaffDeps, 'storage' | 'now'> & {
  /** Whether replies leave by mail. */
  mails: boolean
}

type Changed = { status: 'changed'; version: number } | { status: 'not-found' | 'conflict' }

export type EnquiryChange = {
  version: number
  assignee?: string | null | undefined
  state?: 'open' | 'closed' | undefined
  tags?: readonly string[] | undefined
}

/** Assigns, tags, closes or reopens, unless somebody has changed it meanwhile. */
export function changeEnquiry(
  { storage, now }: InboxDeps,
  id: string,
  change: EnquiryChange,
  actor: Actor,
): Promise<Changed> {
  return storage.write(async (stores) => {
    const before = await stores.inbox.find(id)
    if (!before) return { status: 'not-found' }
    const { assignee, state } = change
    const member = assignee ? await stores.staff.find(assignee) : null
    // Viewers cannot answer: what is theirs would wait for nobody.
    const canWork = member && !member.disabled && member.role !== 'viewer'
    if (assignee && !canWork) return { status: 'not-found' }
    const tags = change.tags && [...new Set(change.tags)]
    const work: EnquiryWork = {
      ...(assignee === undefined ? {} : { assigneeId: assignee }),
      ...(state === undefined ? {} : { state }),
      ...(tags === undefined ? {} : { tags }),
    }
    if (!(await stores.inbox.change(id, change.version, work, now()))) return { status: 'conflict' }
    const tell = telling(stores, id, actor, now())
    if (assignee !== undefined && assignee !== (before.assignee?.id ?? null)) {
      const details = { to: assignee, to_name: member?.name ?? null }
      await tell(
        { kind: assignee === null ? 'given-back' : 'assigned', details },
        'enquiry-assigned',
      )
    }
    if (tags) await tell({ kind: 'tagged', details: { tags } }, 'enquiry-tagged')
    if (state === 'closed' && before.state !== 'closed')
      await tell({ kind: 'closed' }, 'enquiry-closed')
    if (state === 'open' && before.state !== 'open') {
      await tell({ kind: 'reopened' }, 'enquiry-reopened')
    }
    await announce(stores, id, actor, now())
    return { status: 'changed', version: before.version + 1 }
  })
}

export function noteOnEnquiry(
  { storage, now }: InboxDeps,
  id: string,
  text: string,
  actor: Actor,
): Promise<boolean> {
  return storage.write(async (stores) => {
    if (!(await stores.inbox.find(id))) return false
    await telling(stores, id, actor, now())({ kind: 'note', text }, 'enquiry-noted')
    await announce(stores, id, actor, now())
    return true
  })
}

/** Reaching somebody by telephone answers them; trying does not. */
export function recordCall(
  { storage, now }: InboxDeps,
  id: string,
  result: (typeof callResults)[number],
  actor: Actor,
): Promise<boolean> {
  return storage.write(async (stores) => {
    if (!(await stores.inbox.find(id))) return false
    if (result === 'reached') await stores.inbox.change(id, null, { answered: true }, now())
    const tell = telling(stores, id, actor, now())
    await tell({ kind: 'called', details: { result } }, 'enquiry-called')
    await announce(stores, id, actor, now())
    return true
  })
}

/** An enquiry with all that belongs to it. That somebody looked is logged. */
export async function openEnquiry(deps: InboxDeps, id: string, actor: Actor) {
  const { inbox } = deps.storage.read
  const found: EnquiryCase | null = await inbox.find(id)
  if (!found) return null
  const [events, earlier, chat] = await Promise.all([
    inbox.events(id),
    inbox.earlier(found),
    found.chatId === null ? null : inbox.chat(found.chatId),
  ])
  await noteLook(deps, actor, { action: 'enquiry-read', subject: `enquiry:${id}` })
  return { found, events, earlier, chat }
}
