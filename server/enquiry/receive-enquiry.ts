import { createHash, randomUUID } from 'node:crypto'
import { claims } from '#content/facts/claims.ts'
import type { Enquiry } from '#contract/calls/enquiry.ts'
import { detailsOf } from '#contract/enquiry-details.ts'
import type { Visitor } from '../http/call.ts'
import type { Limits, Spending } from '../http/limits.ts'
import type { Channel } from '../outbox/ports.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { isDeliverable } from './deliverable.ts'
import { mailboxKey } from './mailbox-key.ts'
import type { EnquiryStores, StoredEnquiry } from './ports.ts'

const SAME_WITHIN_MS = 10 * 60_000
const REPLY_WITHIN_MS = claims.replyWithinHours * 3_600_000

export type EnquiryDeps = {
  storage: UnitOfWork<EnquiryStores>
  limits: Limits
  /** The channels that are configured. */
  channels: readonly Channel[]
  now: () => number
  /** Called once something waits in the outbox. */
  wakeOutbox: () => void
}

export type Receipt = { id: string; replyBy: number }

/**
 * Stores an enquiry and what must be told about it, together. The same enquiry within ten minutes
 * is stored once and gets the same receipt, whichever instance it reaches.
 */
export async function receiveEnquiry(
  deps: EnquiryDeps,
  enquiry: Enquiry,
  visitor: Visitor,
  flagged: boolean,
  from: Pick<StoredEnquiry, 'chatId' | 'page'> = { chatId: null, page: null },
): Promise<Receipt> {
  const now = deps.now()
  const id = randomUUID()
  const replyBy = now + REPLY_WITHIN_MS
  const receipt = await deps.storage.write(async (stores): Promise<Receipt> => {
    const fingerprint = fingerprintOf(enquiry, flagged)
    const claim = await stores.enquiries.claimFingerprint(
      fingerprint,
      id,
      now,
      now - SAME_WITHIN_MS,
    )
    if (!claim.taken) {
      const earlier = await stores.enquiries.find(claim.by)
      if (earlier) return { id: earlier.id, replyBy: earlier.replyBy }
    }
    await deps.limits.spendCall(stores.budgets, 'enquiry', visitor, now, [
      deps.limits.spending('LIMIT_ENQUIRY_PER_PHONE', `enquiry:phone:${digitsOf(enquiry.phone)}`),
    ])
    await stores.enquiries.add({
      ...enquiry,
      id,
      receivedAt: now,
      replyBy,
      flagged,
      address: visitor.address,
      ...from,
    })
    const channels = flagged ? [] : await channelsFor(deps, stores, enquiry, now)
    await stores.outbox.add('enquiry', id, channels, now)
    const news = flagged ? {} : ({ news: 'enquiry' } as const)
    await stores.liveEvents.add({ topic: 'inbox', subject: id, by: null, ...news }, now)
    return { id, replyBy }
  })
  if (receipt.id === id && !flagged) deps.wakeOutbox()
  return receipt
}

/** Nobody can use our confirmations to fill a stranger's mailbox. */
async function channelsFor(
  deps: EnquiryDeps,
  stores: EnquiryStores,
  enquiry: Enquiry,
  now: number,
): Promise<readonly Channel[]> {
  if (!deps.channels.includes('confirm')) return deps.channels
  const { spending } = deps.limits
  const mailbox = `confirmation:email:${mailboxKey(enquiry.email)}`
  const maySend = async (one: Spending) => (await stores.budgets.spend(one, now)).ok
  const allowed =
    isDeliverable(enquiry.email) &&
    (await maySend(spending('LIMIT_CONFIRMATION_PER_EMAIL', mailbox))) &&
    (await maySend(spending('LIMIT_CONFIRMATION_PER_DAY', 'confirmation:all')))
  return allowed ? deps.channels : deps.channels.filter((channel) => channel !== 'confirm')
}

function fingerprintOf(enquiry: Enquiry, flagged: boolean): string {
  const { email, phone } = enquiry
  const told = { ...detailsOf(enquiry), email: email.toLowerCase(), phone: digitsOf(phone) }
  return digest(JSON.stringify([...Object.values(told), flagged]))
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10)
