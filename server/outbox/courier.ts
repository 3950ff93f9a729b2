import type { Retention } from '#content/facts/retention.ts'
import { demoCallNotice } from '../demo-call/notice.ts'
import type { DemoCallStore } from '../demo-call/ports.ts'
import { confirmationMail, noticeMail } from '../enquiry/mails.ts'
import type { EnquiryStore, StoredEnquiry } from '../enquiry/ports.ts'
import { erasureNotice, linkMail } from '../privacy/mails.ts'
import type { ReceiptLinks } from '../privacy/receipt-link.ts'
import type { Courier, Delivery, Mailer, OutboxEntry, Webhook } from './ports.ts'

export type CourierDeps = {
  stores: { enquiries: EnquiryStore; demoCalls: DemoCallStore }
  mail: { mailer: Mailer; notifyTo: string } | null
  webhook: Webhook | null
  links: ReceiptLinks
  kept: Retention
}

const GONE: Delivery = { status: 'never', reason: 'what it was about is gone' }
const NOT_CONFIGURED: Delivery = { status: 'later', reason: 'the channel is not configured' }

/** Turns an outbox entry into a mail or a webhook post about the thing it names. */
export function createCourier(deps: CourierDeps): Courier {
  return {
    deliver(entry, signal) {
      switch (entry.topic) {
        case 'enquiry':
          return deliverEnquiry(deps, entry, signal)
        case 'demo-call':
          return deliverDemoCall(deps, entry, signal)
        case 'erasure':
          return deliverErasure(deps, entry, signal)
      }
    },
  }
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
  const link = await deps.links.write(enquiry.id)
  if (entry.channel === 'link') return mailer.send(linkMail(entry, enquiry, link), signal)
  return mailer.send(confirmationMail(enquiry, { link, keptDays: deps.kept.enquiries }), signal)
}

async function deliverDemoCall(deps: CourierDeps, entry: OutboxEntry, signal: AbortSignal) {
  const call = await deps.stores.demoCalls.find(entry.subjectId)
  if (!call) return GONE
  if (entry.channel === 'webhook') {
    const { id, phone, status, requestedAt } = call
    const data = { id, phone, status, requested_at: new Date(requestedAt).toISOString() }
    const event = { id: entry.id, type: 'demo-call.requested', at: requestedAt, data }
    return deps.webhook?.post(event, signal) ?? NOT_CONFIGURED
  }
  if (!deps.mail) return NOT_CONFIGURED
  return untilItWorks(deps.mail.mailer.send(demoCallNotice(call, deps.mail.notifyTo), signal))
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
  const { id, name, business_name, email, phone, message, receivedAt, replyBy } = enquiry
  return {
    id,
    name,
    business_name,
    email,
    phone,
    message,
    received_at: new Date(receivedAt).toISOString(),
    reply_by: new Date(replyBy).toISOString(),
  }
}
