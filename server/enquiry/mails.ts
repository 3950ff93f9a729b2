import { brand, brandDomain } from '#content/facts/brand.ts'
import { myDataPath } from '#content/facts/pages.ts'
import { fill } from '#content/format/fill.ts'
import { enquiryFields as fieldWords } from '#content/words/en/enquiry-fields.ts'
import type { Words } from '#content/words/words.ts'
import {
  countCharacters,
  type EnquiryField,
  enquiryFieldNames,
  enquiryFields,
} from '#contract/enquiry.ts'
import { pageIn } from '#contract/language.ts'
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
import { englishNameOf, localeOf, wordsIn } from '../site-words.ts'
import { isDeliverable } from './deliverable.ts'
import type { StoredEnquiry } from './ports.ts'

/** Tells the business. Answering the mail answers the visitor. */
export function noticeMail(enquiry: StoredEnquiry, notifyTo: string): Mail {
  const from = enquiry.business_name ? `${enquiry.name}, ${enquiry.business_name}` : enquiry.name
  const subject = headerLine(`New enquiry from ${from}`)
  const facts = [
    ...enquiryFieldNames
      .filter((field) => field !== 'query')
      .map((field) => [fieldWords[field].shown, given(enquiry, field) || 'not given'] as const),
    ['Language of the page', englishNameOf(enquiry.language)],
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

export type Receipt = { link: string; keptDays: number }

/**
 * Thanks the visitor and is their receipt: what is stored, what for, until when, and the way to see
 * and delete it. It repeats none of their words: otherwise anyone could have us mail a text of theirs
 * to any address. It is written in the language of their page.
 */
export async function confirmationMail(
  enquiry: StoredEnquiry,
  { link, keptDays }: Receipt,
): Promise<Mail> {
  const { language } = enquiry
  const words = (await wordsIn(language)).mails.confirmation
  const { subject, labels } = words
  const instant = (at: number) => indianInstant(at, localeOf(language))
  const until = instant(enquiry.receivedAt + keptDays * 86_400_000)
  const facts = [
    [labels.reference, enquiry.id],
    [labels.received, instant(enquiry.receivedAt)],
    [labels.stored, storedOf(enquiry, words.stored).join(', ')],
    [labels.purpose, words.purpose],
    [labels.keptUntil, fill(words.keptUntil, { until })],
  ] as const
  const replyBy = instant(enquiry.replyBy)
  const opening = words.opening.map((paragraph) => fill(paragraph, { replyBy }))
  const page = new URL(pageIn(language, myDataPath), link).href
  const closing = words.closing.map((paragraph) => fill(paragraph, { page }))
  return {
    messageId: `<${enquiry.id}.confirmation@${brandDomain}>`,
    to: enquiry.email,
    replyTo: brand.supportEmail,
    language,
    subject,
    text: `${[...opening, textFacts(facts), `${words.link}\n${link}`, ...closing].join('\n\n')}\n`,
    html: htmlMail(
      subject,
      [
        ...opening.map(htmlParagraph),
        htmlFacts(facts),
        htmlLink(words.link, link),
        ...closing.map(htmlParagraph),
      ].join('\n'),
      language,
    ),
  }
}

/** What is stored of it, by name: none of it is repeated. */
function storedOf(
  enquiry: StoredEnquiry,
  stored: Words['mails']['confirmation']['stored'],
): string[] {
  const count = countCharacters(enquiry.message)
  return [
    ...enquiryFieldNames
      .filter((field) => given(enquiry, field))
      .map((field) => (field === 'query' ? fill(stored.query, { count }) : stored[field])),
    stored.time,
    stored.address,
    ...(enquiry.chatId ? [stored.chat] : []),
  ]
}

const given = (enquiry: StoredEnquiry, field: EnquiryField): string =>
  enquiry[enquiryFields[field].parameter]
