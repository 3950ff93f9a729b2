import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type Overview, readOverview } from '#contract/calls/desk-overview.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { Page } from '../../shell/page.tsx'
import { ChipSet } from '../../ui/chip-set.tsx'
import { longTime } from '../../ui/promise.ts'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { Calls } from './calls.tsx'
import { DayBars } from './day-bars.tsx'
import { FirstReply } from './first-reply.tsx'
import { HoursMap } from './hours-map.tsx'
import { Languages, Topics } from './what-they-ask.tsx'

const ranges = ['7', '30', '90'] as const

export function Component() {
  const [search, setSearch] = useSearchParams()
  const days = ranges.find((range) => range === search.get('days')) ?? '30'
  const said = words.overview
  const figures = useQuery({
    queryKey: ['inbox', 'overview', days],
    queryFn: ({ signal }) => askDesk(readOverview, { query: { days } }, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title={said.title}
      note={said.computed}
      action={
        <ChipSet
          label={said.range}
          options={ranges.map((value) => ({ value, text: said.days[value] }))}
          value={days}
          onChange={(range) => setSearch(range === '30' ? {} : { days: range })}
        />
      }
    >
      {figures.isPending && <LoadingRows />}
      {figures.isError && <Failed error={figures.error} onRetry={() => void figures.refetch()} />}
      {figures.data && <Figures overview={figures.data} />}
    </Page>
  )
}

function Figures({ overview }: { overview: Overview }) {
  return (
    <div className="grid gap-8">
      <Today overview={overview} />
      <div className="grid gap-8 two:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <InTime overview={overview} />
        <FirstReply overview={overview} />
      </div>
      <div className="grid gap-8 two:grid-cols-2">
        <Languages overview={overview} />
        <div className="grid content-start gap-8">
          <Topics overview={overview} />
          <Calls overview={overview} />
        </div>
      </div>
      <HoursMap byHour={overview.by_hour} />
    </div>
  )
}

function Today({ overview: { today, median_first_reply_ms } }: { overview: Overview }) {
  const said = words.overview
  const counts: [string, string, string][] = [
    [String(today.enquiries), said.enquiries, ''],
    [String(today.open), said.open, ''],
    [String(today.overdue), said.overdue, today.overdue > 0 ? 'text-danger' : ''],
    [median_first_reply_ms === null ? '–' : longTime(median_first_reply_ms), said.median, ''],
    [String(today.chats), said.chats, ''],
    [String(today.chats_without_person), said.withoutPerson, ''],
    [String(today.calls_waiting), said.calls, ''],
  ]
  return (
    <dl className="today-figures">
      {counts.map(([figure, label, look]) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className={`figures text-[1.5rem]/7 ${look}`}>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function InTime({ overview }: { overview: Overview }) {
  const { in_time, due, by_day, chats, chats_without_person } = overview
  const said = words.overview
  const share = (part: number, all: number) => `${((part / all) * 100).toFixed(1)}%`
  return (
    <section
      className="on-green rounded-card bg-green-800 p-5 text-on-green"
      aria-label={said.inTime}
    >
      <h2 className="text-sub">{said.inTime}</h2>
      <p className="figures text-[5.25rem]/none">{due === 0 ? '–' : share(in_time, due)}</p>
      <p className="mb-4">
        {due === 0 ? said.nothingDue : said.inTimeOf(in_time, due, due - in_time)}{' '}
        {chats > 0 && said.assistantNote(share(chats_without_person, chats), chats)}
      </p>
      <DayBars days={by_day} />
    </section>
  )
}
