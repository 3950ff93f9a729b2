import * as calls from '#contract/calls/desk-inbox.ts'
import { detailsOf } from '#contract/enquiry-details.ts'
import type { InboxRow } from '#contract/inbox.ts'
import { refuse } from '../../http/exchange.ts'
import type { Mount } from '../../http/mount.ts'
import { oneself } from '../account-routes.ts'
import type { Kept } from '../settings/desk-settings.ts'
import type { InboxEntry, InboxFilter } from './ports.ts'
import { replyToEnquiry, withdrawReply } from './reply-to-enquiry.ts'
import { shownEvent } from './shown-event.ts'
import {
  changeEnquiry,
  type InboxDeps,
  noteOnEnquiry,
  openEnquiry,
  recordCall,
} from './work-on-enquiry.ts'

const PAGE = 60
const MOST_TAGS = 50
const DAY_MS = 86_400_000
/** What is due within so many hours is marked. */
const SOON_MS = 6 * 3_600_000

export function mountInbox(mount: Mount, deps: InboxDeps & { kept: Kept }): void {
  const { storage, now } = deps

  mount(calls.listEnquiries, async ({ query, staff }) => {
    const soonBefore = now() + SOON_MS
    const filter: InboxFilter = {
      is: query.is ?? 'open',
      sort: query.sort ?? 'urgent',
      assigneeId: assigneeOf(query.assignee, staff.id),
      tag: query.tag ?? null,
      words: query.q?.trim() || null,
      after: query.after ?? null,
      now: now(),
      soonBefore,
      most: PAGE,
    }
    const [page, counts] = await Promise.all([
      storage.read.inbox.page(filter),
      storage.read.inbox.counts(staff.id, now(), soonBefore),
    ])
    return { enquiries: page.entries.map(shownRow), next: page.next, counts, now: now() }
  })

  mount(calls.listTags, async () => ({ tags: await storage.read.inbox.tags(MOST_TAGS) }))

  mount(calls.readEnquiry, async (exchange) => {
    const opened = await openEnquiry(deps, exchange.params.enquiry, oneself(exchange))
    if (!opened) return refuse('not-found')
    const { found, events, earlier, chat } = opened
    const { enquiries: keptDays } = await deps.kept()
    return {
      ...shownRow(found),
      ...detailsOf(found),
      flagged: found.flagged,
      events: events.map(shownEvent),
      chat: chat && { id: chat.ref, messages: chat.turns },
      earlier,
      kept_until: found.receivedAt + keptDays * DAY_MS,
      mails: deps.mails,
    }
  })

  mount(calls.changeEnquiry, async (exchange) => {
    const { params, body } = exchange
    const result = await changeEnquiry(deps, params.enquiry, body, oneself(exchange))
    return result.status === 'changed' ? { version: result.version } : refuse(result.status)
  })

  mount(calls.noteOnEnquiry, async (exchange) => {
    const { params, body } = exchange
    const noted = await noteOnEnquiry(deps, params.enquiry, body.text, oneself(exchange))
    return noted ? null : refuse('not-found')
  })

  mount(calls.replyToEnquiry, async (exchange) => {
    const { params, body } = exchange
    const result = await replyToEnquiry(deps, params.enquiry, body, oneself(exchange))
    if (result.status !== 'changed') return refuse(result.status)
    return { version: result.version, reply: result.reply }
  })

  mount(calls.withdrawReply, async (exchange) => {
    const { enquiry, reply } = exchange.params
    const withdrawn = { enquiry, reply: Number(reply) }
    const result = await withdrawReply(deps, withdrawn, oneself(exchange))
    return result === 'done' ? null : refuse(result)
  })

  mount(calls.recordCall, async (exchange) => {
    const { params, body } = exchange
    const recorded = await recordCall(deps, params.enquiry, body.result, oneself(exchange))
    return recorded ? null : refuse('not-found')
  })
}

function assigneeOf(given: string | undefined, me: string): string | null | undefined {
  if (given === undefined || given === 'anyone') return undefined
  if (given === 'nobody') return null
  return given === 'me' ? me : given
}

const shownRow = (entry: InboxEntry): InboxRow => ({
  id: entry.id,
  name: entry.name,
  business_name: entry.business_name,
  preview: entry.preview,
  language: entry.language,
  page: entry.page,
  received_at: entry.receivedAt,
  waits_since: entry.waitsSince,
  reply_by: entry.replyBy,
  answered_at: entry.answeredAt,
  state: entry.state,
  assignee: entry.assignee,
  tags: entry.tags,
  version: entry.version,
})
