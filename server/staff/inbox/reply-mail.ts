import { brand, brandDomain } from '#content/facts/brand.ts'
import { languageOf, visitorLanguage } from '#contract/language-of-text.ts'
import { headerLine, htmlMail, htmlParagraph } from '../../outbox/mail-text.ts'
import type { Mail } from '../../outbox/ports.ts'
import { wordsIn } from '../../site-words.ts'
import type { EnquiryCase, EnquiryRecord } from './ports.ts'

type Thread = { replyTo: string; thread: readonly EnquiryRecord[] }

/** A reply to an enquiry, in the thread that its receipt began: it answers the visitor's last mail. */
export async function replyMail(
  enquiry: EnquiryCase,
  reply: EnquiryRecord,
  { replyTo, thread }: Thread,
): Promise<Mail> {
  const { mails } = await wordsIn(enquiry.language)
  const language = languageOfReply(enquiry, reply)
  const answered = thread.findLast(({ id, kind }) => kind === 'received' && id < reply.id)
  const subject = headerLine(mails.reply.subject)
  const signature = headerLine(`${reply.staffName}, ${brand.name}`)
  return {
    messageId: `<${enquiry.id}.reply-${reply.id}@${brandDomain}>`,
    inReplyTo: String(
      answered?.details.message_id ?? `<${enquiry.id}.confirmation@${brandDomain}>`,
    ),
    to: enquiry.email,
    replyTo,
    language,
    subject,
    text: `${reply.text}\n\n${signature}\n`,
    html: htmlMail(subject, htmlParagraph(reply.text) + htmlParagraph(signature), language),
  }
}

/** Staff may answer in English whatever the page was in; other letters are those of the visitor. */
const languageOfReply = ({ language }: EnquiryCase, { text }: EnquiryRecord): string =>
  languageOf(text) === 'en' ? 'en' : visitorLanguage(language, text)
