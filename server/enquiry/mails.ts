import { brand, brandDomain } from '#content/facts/brand.ts'
import { fill } from '#content/format/fill.ts'
import { mails } from '#content/words/en/mails.ts'
import {
  headerLine,
  htmlFacts,
  htmlMail,
  htmlParagraph,
  indianInstant,
  textFacts,
} from '../outbox/mail-text.ts'
import type { Mail } from '../outbox/ports.ts'
import { isDeliverable } from './deliverable.ts'
import type { StoredEnquiry } from './ports.ts'

/** Tells the business. Answering the mail answers the visitor. */
export function noticeMail(enquiry: StoredEnquiry, notifyTo: string): Mail {
  const from = enquiry.business_name ? `${enquiry.name}, ${enquiry.business_name}` : enquiry.name
  const subject = headerLine(`New enquiry from ${from}`)
  const facts = [
    ['Name', enquiry.name],
    ['Company', enquiry.business_name || 'not given'],
    ['E-mail', enquiry.email],
    ['Phone', enquiry.phone],
    ['Received', indianInstant(enquiry.receivedAt)],
    ['Answer by', indianInstant(enquiry.replyBy)],
    ['Reference', enquiry.id],
  ] as const
  return {
    messageId: `<${enquiry.id}.notice@${brandDomain}>`,
    to: notifyTo,
    replyTo: isDeliverable(enquiry.email) ? enquiry.email : null,
    subject,
    text: `${textFacts(facts)}\n\n${enquiry.message}\n`,
    html: htmlMail(subject, htmlFacts(facts) + htmlParagraph(enquiry.message)),
  }
}

/**
 * Thanks the visitor. It repeats none of their words: otherwise anyone could have us mail a text of
 * theirs to any address.
 */
export function confirmationMail(enquiry: StoredEnquiry): Mail {
  const { subject } = mails.confirmation
  const values = { replyBy: indianInstant(enquiry.replyBy), reference: enquiry.id }
  const paragraphs = mails.confirmation.paragraphs.map((paragraph) => fill(paragraph, values))
  return {
    messageId: `<${enquiry.id}.confirmation@${brandDomain}>`,
    to: enquiry.email,
    replyTo: brand.supportEmail,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlMail(subject, paragraphs.map(htmlParagraph).join('\n')),
  }
}
