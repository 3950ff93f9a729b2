import { brand } from '#content/facts/brand.ts'
import type { Retention } from '#content/facts/retention.ts'
import { detailsOf } from '#contract/enquiry-details.ts'
import { demoCallNotice } from './demo-call/notice.ts'
import type { DemoCallStore } from './demo-call/ports.ts'
import { confirmationMail, noticeMail } from './enquiry/mails.ts'
import type { EnquiryStore, StoredEnquiry } from './enquiry/ports.ts'
import type { Courier, Delivery, Mail, Mailer, OutboxEntry, Webhook } from './outbox/ports.ts'
import { erasureNotice, linkMail } from './privacy/mails.ts'
import type { ReceiptLinks } from './privacy/receipt-link.ts'
import type { ReplyAddresses } from './staff/inbound-mail/reply-address.ts'
import { readPromiseSubject } from './staff/inbox/keep-promise.ts'
import type { InboxStore } from './staff/inbox/ports.ts'
import { promiseMail } from './staff/inbox/promise-mail.ts'
import { replyMail } from './staff/inbox/reply-mail.ts'
import { isAway } from './staff/is-away.ts'
import type { StaffStore } from './staff/ports.ts'

export type CourierDeps = {
  stores: {
    enquiries: EnquiryStore
    demoCalls: DemoCallStore
    inbox: InboxStore
    staff: StaffStore
  }
  mail: { mailer: Mailer; notifyTo: string } | null
  webhook: Webhook | null
  /** The mail with a reset link, whose link is made now; null when nobody is to get it any more. */
  resetMail: (staffId: string, entryId: string) => Promise<Mail | null>
  links: ReceiptLinks
  kept: () => Promise<Retention>
  /** Null where answers to a reply go to the business's own mailbox. */
  replyAddresses: ReplyAddresses | null
  /** Where the desk is, if that is known. */
  desk: string | undefined
  now: () => number
}

const GONE: Delivery = { status: 'never', reason: 'what it was about is gone' }
const NOT_CONFIGURED: Delivery = { status: 'later', reason: 'the channel is not configured' }

/** Turns an outbox entry into a mail or a webhook post about the thing it names. */
export function createCourier(deps: CourierDeps): Courier {
  return { deliver: (entry, signal) => deliverers[entry.topic](deps, entry, signal) }
}

type Deliver = (deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) => Promise<Delivery>

const deliverers: Record<OutboxEntry['topic'], Deliver> = {
  enquiry: deliverEnquiry,
  'demo-call': deliverDemoCall,
  'staff-reset': deliverReset,
  promise: deliverPromise,
  'enquiry-reply': deliverReply,
  'webhook-test': deliverTest,
  erasure: deliverErasure,
}

async function deliverEnquiry(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  const enquiry = await deps.stores.enquiries.find(entry.subjectId)
  if (!enquiry) return GONE
  if (entry.channel === 'webhook') {
    const data = webhookData(enquiry)
    const event = { id: entry.id, type: 'enquiry.received', at: enquiry.receivedAt, data }
    return deps.webhook?.post(event, signal) ?? NOT_CONFIGURED
  }
  if (!deps.mail) return NOT_CONFIGURED
  const { mailer, notifyTo } = deps.mail
  if (entry.channel === 'notify')
    return untilItWorks(mailer.send(noticeMail(enquiry, notifyTo), signal))
  const link = await deps.links.write(enquiry.id, enquiry.language)
  if (entry.channel === 'link') return mailer.send(await linkMail(entry, enquiry, link), signal)
  const { enquiries: keptDays } = await deps.kept()
  return mailer.send(await confirmationMail(enquiry, { link, keptDays }), signal)
}

async function deliverDemoCall(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  const call = await deps.stores.demoCalls.find(entry.subjectId)
  if (!call) return GONE
  if (entry.channel === 'webhook') {
    const { id, phone, language, status, requestedAt } = call
    const data = { id, phone, language, status, requested_at: new Date(requestedAt).toISOString() }
    const event = { id: entry.id, type: 'demo-call.requested', at: requestedAt, data }
    return deps.webhook?.post(event, signal) ?? NOT_CONFIGURED
  }
  if (!deps.mail) return NOT_CONFIGURED
  return untilItWorks(deps.mail.mailer.send(demoCallNotice(call, deps.mail.notifyTo), signal))
}

async function deliverReset(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  if (!deps.mail) return NOT_CONFIGURED
  const mail = await deps.resetMail(entry.subjectId, entry.id)
  return mail ? deps.mail.mailer.send(mail, signal) : GONE
}

async function deliverReply(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  if (!deps.mail) return NOT_CONFIGURED
  const reply = await deps.stores.inbox.event(Number(entry.subjectId))
  const enquiry = reply && (await deps.stores.inbox.find(reply.enquiryId))
  if (!enquiry || reply.undone) return GONE
  const replyTo = deps.replyAddresses?.write(enquiry.id) ?? brand.supportEmail
  const thread = await deps.stores.inbox.events(enquiry.id)
  return deps.mail.mailer.send(await replyMail(enquiry, reply, { replyTo, thread }), signal)
}

/** A reminder goes to who has it, else, or while they are away, to the business; the last one to the owners. */
async function deliverPromise(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  const { eventId, staffId } = readPromiseSubject(entry.subjectId)
  const event = await deps.stores.inbox.event(eventId)
  const enquiry = event && (await deps.stores.inbox.find(event.enquiryId))
  if (!enquiry) return GONE
  if (entry.channel === 'webhook') {
    const data = { id: enquiry.id, hours: event.details.hours, assignee: enquiry.assignee?.name }
    const type = event.kind === 'escalated' ? 'enquiry.escalated' : 'enquiry.reminded'
    return deps.webhook?.post({ id: entry.id, type, at: event.at, data }, signal) ?? NOT_CONFIGURED
  }
  if (!deps.mail) return NOT_CONFIGURED
  const wanted = staffId ?? (event.kind === 'escalated' ? null : enquiry.assignee?.id)
  const member = wanted ? await deps.stores.staff.find(wanted) : null
  const isThere = member !== null && !member.disabled && !isAway(member, deps.now())
  const to = isThere ? member.email : deps.mail.notifyTo
  return untilItWorks(deps.mail.mailer.send(promiseMail(enquiry, event, to, deps.desk), signal))
}

/** Says nothing of anybody: it shows that the way is open. */
async function deliverTest(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  const event = { id: entry.id, type: 'test', at: entry.createdAt, data: {} }
  return deps.webhook?.post(event, signal) ?? NOT_CONFIGURED
}

/** Nothing is left to look up: the reference is all that is told. */
async function deliverErasure(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  const { id, subjectId, createdAt } = entry
  if (entry.channel === 'webhook') {
    const event = { id, type: 'person.erased', at: createdAt, data: { id: subjectId } }
    return deps.webhook?.post(event, signal) ?? NOT_CONFIGURED
  }
  if (!deps.mail) return NOT_CONFIGURED
  return untilItWorks(deps.mail.mailer.send(erasureNotice(entry, deps.mail.notifyTo), signal))
}

/** The business's own mailbox may be mended tomorrow, so no refusal of it is taken as final. */
async function untilItWorks(sending: Promise<Delivery>): Promise<Delivery> {
  const delivery = await sending
  return delivery.status === 'never' ? { ...delivery, status: 'later' } : delivery
}

function webhookData(enquiry: StoredEnquiry) {
  const { id, language, receivedAt, replyBy } = enquiry
  return {
    id,
    ...detailsOf(enquiry),
    language,
    received_at: new Date(receivedAt).toISOString(),
    reply_by: new Date(replyBy).toISOString(),
  }
}
