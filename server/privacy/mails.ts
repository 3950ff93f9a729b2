import { brand } from '#content/brand.ts'
import type { StoredEnquiry } from '../enquiry/ports.ts'
import { htmlLink, htmlMail, htmlParagraph, indianInstant } from '../outbox/mail-text.ts'
import type { Mail, OutboxEntry } from '../outbox/ports.ts'
import { LINK_DAYS } from './receipt-link.ts'

const domain = new URL(brand.origin).host

/** Somebody who gave reference and address asked for the link again. */
export function linkMail(entry: OutboxEntry, enquiry: StoredEnquiry, link: string): Mail {
  const subject = `What ${brand.name} has stored about you`
  const invitation = `you asked for the link to what we have stored under the reference ${enquiry.id}. It shows everything, and lets you delete it:`
  const closing = [
    `The link works for ${LINK_DAYS} days, for whoever has it. If you did not ask for it, you need do nothing.`,
    `With kind regards\nThe ${brand.name} team`,
  ]
  return {
    // Each time a mail of its own: one that was asked for again must not pass for a copy.
    messageId: `<${entry.id}.link@${domain}>`,
    to: enquiry.email,
    replyTo: brand.supportEmail,
    subject,
    text: `${['Hello,', `${invitation}\n${link}`, ...closing].join('\n\n')}\n`,
    html: htmlMail(
      subject,
      [htmlParagraph('Hello,'), htmlLink(invitation, link), ...closing.map(htmlParagraph)].join(
        '\n',
      ),
    ),
  }
}

/** Tells the business which of its own copies must go. It names nobody. */
export function erasureNotice(entry: OutboxEntry, notifyTo: string): Mail {
  const subject = `Please delete ${entry.subjectId}`
  const request = `What was stored under the reference ${entry.subjectId} was deleted on request on ${indianInstant(entry.createdAt)}. Please delete the mails about it, and what was copied elsewhere.`
  return {
    messageId: `<${entry.id}.erasure@${domain}>`,
    to: notifyTo,
    replyTo: null,
    subject,
    text: `${request}\n`,
    html: htmlMail(subject, htmlParagraph(request)),
  }
}
