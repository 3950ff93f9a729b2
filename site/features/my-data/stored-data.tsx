import type { ReactNode } from 'react'
import { myData } from '#content/my-data.ts'
import type { MyCall, MyChat, MyData, MyEnquiry, SpokenLine } from '#contract/my-data.ts'

const { kinds, enquiry, call, chat, none, channels, deliveryStates, callStates } = myData

export function StoredData({ data }: { data: MyData }) {
  return (
    <>
      <Kind heading={kinds.enquiries} records={data.enquiries.map(enquiryFacts)} />
      <Kind heading={kinds.calls} records={data.calls.map(callFacts)} />
      <Kind heading={kinds.chats} records={data.chats.map(chatFacts)} />
    </>
  )
}

type Fact = readonly [string, ReactNode]

function Kind({ heading, records }: { heading: string; records: readonly (readonly Fact[])[] }) {
  return (
    <section>
      <h2 className="text-title">{heading}</h2>
      {records.length === 0 && <p className="mt-4 text-muted">{myData.nothing}</p>}
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

const enquiryFacts = (one: MyEnquiry): Fact[] => [
  [enquiry.reference, one.reference],
  [enquiry.received_at, instant(one.received_at)],
  [enquiry.name, one.name],
  [enquiry.business_name, one.business_name || none],
  [enquiry.email, one.email],
  [enquiry.phone, one.phone],
  [enquiry.message, one.message],
  [enquiry.address, one.address],
  ...(one.flagged ? [[enquiry.flagged, myData.yes] as const] : []),
  [enquiry.deliveries, one.deliveries.map(delivery).join('\n') || none],
  [myData.keptUntil, instant(one.kept_until)],
]

const callFacts = (one: MyCall): Fact[] => [
  [call.reference, one.reference],
  [call.requested_at, instant(one.requested_at)],
  [call.phone, one.phone],
  [call.status, callStates[one.status]],
  [call.address, one.address],
  [call.words, one.words === null ? myData.hiddenWords : spoken(one.words)],
  [myData.keptUntil, instant(one.kept_until)],
]

const chatFacts = (one: MyChat): Fact[] => [
  [chat.used_at, instant(one.used_at)],
  [chat.messages, spoken(one.messages)],
  [chat.files, one.files.map(({ name, size }) => `${name} (${size} bytes)`).join('\n') || none],
  [myData.keptUntil, instant(one.kept_until)],
]

const delivery = ({ channel, status }: MyEnquiry['deliveries'][number]): string =>
  `${channels[channel]}: ${deliveryStates[status]}`

const spoken = (lines: readonly SpokenLine[]): string =>
  lines.map(({ role, text }) => `${myData.speakers[role]}: ${text}`).join('\n') || none

const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })
const instant = (iso: string): ReactNode => (
  <time dateTime={iso}>{format.format(new Date(iso))}</time>
)
