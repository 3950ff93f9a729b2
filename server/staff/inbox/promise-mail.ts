import { brandDomain } from '#content/facts/brand.ts'
import {
  headerLine,
  htmlFacts,
  htmlMail,
  indianInstant,
  textFacts,
} from '../../outbox/mail-text.ts'
import type { Mail } from '../../outbox/ports.ts'
import type { EnquiryCase, EnquiryRecord } from './ports.ts'

/** Reminds staff of an enquiry. It repeats none of the visitor's words: the desk has them. */
export function promiseMail(
  enquiry: EnquiryCase,
  event: EnquiryRecord,
  to: string,
  desk: string | undefined,
): Mail {
  const who = enquiry.business_name || enquiry.name
  const hours = String(event.details.hours ?? '')
  const subject = headerLine(
    event.kind === 'escalated'
      ? `Still no answer after ${hours} hours: ${who}`
      : `${hours} hours without an answer: ${who}`,
  )
  const facts = [
    ['Enquiry', who],
    ['Received', indianInstant(enquiry.receivedAt)],
    ['Answer by', indianInstant(enquiry.replyBy)],
    ['With', enquiry.assignee?.name ?? 'nobody'],
    ...(desk ? ([['Open it', `${desk}/desk/inbox/${enquiry.id}`]] as const) : []),
  ] as const
  return {
    messageId: `<${enquiry.id}.promise-${event.id}@${brandDomain}>`,
    to,
    replyTo: null,
    subject,
    text: `${textFacts(facts)}\n`,
    html: htmlMail(subject, htmlFacts(facts)),
  }
}
