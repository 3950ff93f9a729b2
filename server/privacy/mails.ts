import { brand, brandDomain } from '#content/facts/brand.ts'
import { fill } from '#content/format/fill.ts'
import type { StoredEnquiry } from '../enquiry/ports.ts'
import { htmlLink, htmlMail, htmlParagraph, indianInstant } from '../outbox/mail-text.ts'
import type { Mail, OutboxEntry } from '../outbox/ports.ts'
import { wordsIn } from '../site-words.ts'

/** Somebody who gave reference and address asked for the link again. */
export async function linkMail(
  entry: OutboxEntry,
  enquiry: StoredEnquiry,
  link: string,
): Promise<Mail> {
  const { language } = enquiry
  const { subject, hello, closing, ...words } = (await wordsIn(language)).mails.link
  const invitation = fill(words.link, { reference: enquiry.id })
  return {
    // Each time a mail of its own: one that was asked for again must not pass for a copy.
    messageId: `<${entry.id}.link@${brandDomain}>`,
    to: enquiry.email,
    replyTo: brand.supportEmail,
    language,
    subject,
    text: `${[hello, `${invitation}\n${link}`, ...closing].join('\n\n')}\n`,
    html: htmlMail(
      subject,
      [htmlParagraph(hello), htmlLink(invitation, link), ...closing.map(htmlParagraph)].join('\n'),
      language,
    ),
  }
}

/** Tells the business which of its own copies must go. It names nobody. */
export function erasureNotice(entry: OutboxEntry, notifyTo: string): Mail {
  const subject = `Please delete ${entry.subjectId}`
  const request = `What was stored under the reference ${entry.subjectId} was deleted on request on ${indianInstant(entry.createdAt)}. Please delete the mails about it, and what was copied elsewhere.`
  return {
    messageId: `<${entry.id}.erasure@${brandDomain}>`,
    to: notifyTo,
    replyTo: null,
    subject,
    text: `${request}\n`,
    html: htmlMail(subject, htmlParagraph(request)),
  }
}
