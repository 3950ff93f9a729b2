import type { ReactNode } from 'react'
import { fill } from '#content/format/fill.ts'
import type { Words } from '#content/words/words.ts'
import type { MyCall, MyChat, MyEnquiry, SpokenLine } from '#contract/calls/my-data.ts'
import { enquiryFieldNames, enquiryFields } from '#contract/enquiry.ts'

export type StoredWords = Omit<Words['myData'], 'head'>
export type StoredFact = readonly [label: string, value: ReactNode]

/** How each language of the site calls itself. */
export type LanguageNames = Readonly<Record<string, string>>

/** What is stored, in lines of a label and a value, as a language names them. */
export function storedFacts(words: StoredWords, locale: string, languages: LanguageNames) {
  const { enquiry, call, chat, none, channels, deliveryStates, callStates, keptUntil } = words
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    numberingSystem: 'latn',
  })

  const instant = (iso: string): ReactNode => (
    <time dateTime={iso}>{format.format(new Date(iso))}</time>
  )
  const delivery = ({ channel, status }: MyEnquiry['deliveries'][number]): string =>
    `${channels[channel]}: ${deliveryStates[status]}`
  const letter = ({ at, role, text }: MyEnquiry['written'][number]): string =>
    `${format.format(new Date(at))}, ${words.speakers[role]}: ${text}`
  const spoken = (lines: readonly SpokenLine[]): string =>
    lines.map(({ role, text }) => `${words.speakers[role]}: ${text}`).join('\n') || none

  return {
    ofEnquiry: (one: MyEnquiry): StoredFact[] => [
      [enquiry.reference, one.reference],
      [enquiry.received_at, instant(one.received_at)],
      ...enquiryFieldNames.map(
        (field) => [enquiry[field], one[enquiryFields[field].parameter] || none] as const,
      ),
      [enquiry.page, one.page ?? none],
      [enquiry.language, languages[one.language] ?? one.language],
      [enquiry.address, one.address],
      ...(one.flagged ? [[enquiry.flagged, words.yes] as const] : []),
      [enquiry.deliveries, one.deliveries.map(delivery).join('\n') || none],
      [enquiry.written, one.written.map(letter).join('\n') || none],
      ...(one.has_own_notes ? [[enquiry.own_notes, words.hiddenNotes] as const] : []),
      [keptUntil, instant(one.kept_until)],
    ],
    ofCall: (one: MyCall): StoredFact[] => [
      [call.reference, one.reference],
      [call.requested_at, instant(one.requested_at)],
      [call.phone, one.phone],
      [call.status, callStates[one.status]],
      [call.language, languages[one.language] ?? one.language],
      [call.address, one.address],
      [call.words, one.words === null ? words.hiddenWords : spoken(one.words)],
      [keptUntil, instant(one.kept_until)],
    ],
    ofChat: (one: MyChat): StoredFact[] => [
      [chat.used_at, instant(one.used_at)],
      [chat.messages, spoken(one.messages)],
      [chat.files, one.files.map((file) => fill(chat.file, file)).join('\n') || none],
      [keptUntil, instant(one.kept_until)],
    ],
  }
}
