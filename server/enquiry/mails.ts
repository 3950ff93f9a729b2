import { brand } from '#content/brand.ts'
import { claims } from '#content/claims.ts'
import { countCharacters } from '#contract/enquiry-form.ts'
import { MY_DATA_PAGE } from '#contract/my-data.ts'
import {
  headerLine,
  htmlFacts,
  htmlLink,
  htmlMail,
  htmlParagraph,
  indianInstant,
  textFacts,
} from '../outbox/mail-text.ts'
import type { Mail } from '../outbox/ports.ts'
import { LINK_DAYS } from '../privacy/receipt-link.ts'
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

export type Receipt = { link: string; keptDays: number }

/**
 * Thanks the visitor and is their receipt: what is stored, what for, until when, and the way to see
 * and delete it. It repeats none of their words: otherwise anyone could have us mail a text of theirs
 * to any address.
 */
export function confirmationMail(enquiry: StoredEnquiry, { link, keptDays }: Receipt): Mail {
  const subject = `We have your enquiry, and thank you for writing to ${brand.name}`
  const until = enquiry.receivedAt + keptDays * 86_400_000
  const stored = [
    'name',
    ...(enquiry.business_name ? ['company'] : []),
    'e-mail address',
    'phone number',
    `message (${countCharacters(enquiry.message)} characters)`,
    'the time',
    'the address of your connection',
    ...(enquiry.chatId ? ['the chat it was sent from'] : []),
  ]
  const facts = [
    ['Reference', enquiry.id],
    ['Received', indianInstant(enquiry.receivedAt)],
    ['Stored', stored.join(', ')],
    ['What for', 'to answer your enquiry, and to stop misuse of the form'],
    ['Kept until', `${indianInstant(until)}, then deleted`],
  ] as const
  const opening = [
    'Hello,',
    `thank you for writing to ${brand.name}. Your enquiry has reached us, and one of us will answer within ${claims.replyWithinHours} hours, by ${indianInstant(enquiry.replyBy)} at the latest.`,
    'This mail is your receipt.',
  ]
  const invitation = 'See exactly what we have stored, or delete it, here:'
  const closing = [
    `The link works for ${LINK_DAYS} days, for whoever has it; ${new URL(MY_DATA_PAGE, link)} sends a new one.`,
    `If something is urgent, or you would like to add to it, just answer this mail or write to ${brand.supportEmail}. Please mention the reference.`,
    'If you did not write to us, somebody may have mistyped an address. You need do nothing: we will not write again unless you ask us to.',
    `With kind regards\nThe ${brand.name} team`,
  ]
  return {
    messageId: `<${enquiry.id}.confirmation@${domain}>`,
    to: enquiry.email,
    replyTo: brand.supportEmail,
    subject,
    text: `${[...opening, textFacts(facts), `${invitation}\n${link}`, ...closing].join('\n\n')}\n`,
    html: htmlMail(
      subject,
      [
        ...opening.map(htmlParagraph),
        htmlFacts(facts),
        htmlLink(invitation, link),
        ...closing.map(htmlParagraph),
      ].join('\n'),
    ),
  }
}
