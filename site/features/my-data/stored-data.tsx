import type { ReactNode } from 'react'
import type { MyData } from '#contract/calls/my-data.ts'
import {
  type LanguageNames,
  type StoredFact,
  type StoredWords,
  storedFacts,
} from './stored-facts.tsx'

type StoredDataProps = {
  data: MyData
  words: StoredWords
  locale: string
  languages: LanguageNames
}

export function StoredData({ data, words, locale, languages }: StoredDataProps) {
  const { kinds, nothing } = words
  const facts = storedFacts(words, locale, languages)
  const { enquiries, calls, chats } = data
  return (
    <>
      <Kind heading={kinds.enquiries} records={enquiries.map(facts.ofEnquiry)} nothing={nothing} />
      <Kind heading={kinds.calls} records={calls.map(facts.ofCall)} nothing={nothing} />
      <Kind heading={kinds.chats} records={chats.map(facts.ofChat)} nothing={nothing} />
    </>
  )
}

type KindProps = {
  heading: string
  records: readonly (readonly StoredFact[])[]
  nothing: string
}

function Kind({ heading, records, nothing }: KindProps) {
  return (
    <section>
      <h2 className="text-title">{heading}</h2>
      {records.length === 0 && <p className="mt-4 text-muted">{nothing}</p>}
      {records.map((facts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and never changes
        <dl key={index} className="mt-6 border-line border-t">
          {facts.map(([label, value]) => (
            <div key={label} className="grid gap-x-8 pt-4 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0">{typeof value === 'string' ? linesOf(value) : value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}

const linesOf = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
    <span key={index} className="block min-h-6">
      {line}
    </span>
  ))
