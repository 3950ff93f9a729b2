import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
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

const domain = new URL(brand.origin).host

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
    messageId: `<${enquiry.id}.notice@${domain}>`,
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
  const subject = `We have your enquiry, and thank you for writing to ${brand.name}`
  const paragraphs = [
    'Hello,',
    `thank you for writing to ${brand.name}. Your enquiry has reached us, and one of us will answer within ${claims.replyWithinHours} hours, by ${indianInstant(enquiry.replyBy)} at the latest.`,
    `If something is urgent, or you would like to add to it, just answer this mail or write to ${brand.supportEmail}. Please mention the reference ${enquiry.id}.`,
    'If you did not write to us, somebody may have mistyped an address. You need do nothing: we will not write again unless you ask us to.',
    `With kind regards\nThe ${brand.name} team`,
  ]
  return {
    messageId: `<${enquiry.id}.confirmation@${domain}>`,
    to: enquiry.email,
    replyTo: brand.supportEmail,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlMail(subject, paragraphs.map(htmlParagraph).join('\n')),
  }
}
