import type { ExampleCall, Speaker } from '#content/example-calls/example-call.ts'
import { boards } from '#content/exhibits/boards.ts'
import { hourText, reminderCall, reminders } from '#content/exhibits/calling-hours.ts'
import { itineraryCall, itineraryDays } from '#content/exhibits/itinerary.ts'
import { orderCall, orders, staysBehind } from '#content/exhibits/order-ledger.ts'
import type { SpokenLine } from '#content/exhibits/spoken-line.ts'
import { boardRows } from '#content/exhibits/token-board.ts'
import { loanCallHours } from '#content/facts/hours.ts'
import { indianLanguages } from '#content/facts/languages.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Industry } from '#content/industries/industry.ts'
import type { Words } from '#content/words/words.ts'
import type { SiteWords } from './site-words.server.ts'

/** What is said while a turn is shown; what it means is left out where it would say the same. */
export type ExhibitCall = {
  language: string
  direction: ExampleCall['direction']
  lines: readonly { speaker: Speaker; own: string; meaning?: string }[]
}

/** A table or drawing that takes turns: a label for each, and the one that it opens with. */
type Turns = { labels: readonly { text: string; lang?: string }[]; first: number }

const drawn = {
  tokenBoard,
  orderLedger,
  itinerary,
  callingHours: hoursDial,
} satisfies Record<Industry['exhibit'], unknown>

export function exhibitOf(site: SiteWords, kind: Industry['exhibit']) {
  const { label, choose } = site.words.exhibits
  const { speakers } = site.words.home.hero.stage
  return { words: { label, choose, speakers }, drawing: drawn[kind](site) }
}

export type Exhibit = ReturnType<typeof exhibitOf>
type Drawing<Kind extends Exhibit['drawing']['kind']> = Extract<Exhibit['drawing'], { kind: Kind }>
export type TokenBoardDrawing = Drawing<'tokenBoard'>
export type OrderLedgerDrawing = Drawing<'orderLedger'>
export type ItineraryDrawing = Drawing<'itinerary'>
export type CallingHoursDrawing = Drawing<'callingHours'>

function tokenBoard({ words, tag }: { words: Words; tag: string }) {
  const { languageName, ...own } = words.exhibits.tokenBoard
  const names = new Map<string, string>(indianLanguages.map(({ code, ownName }) => [code, ownName]))
  const shown = [
    ...boards.filter(({ language }) => language !== tag),
    { language: tag, texts: own },
  ].map(({ language, texts }) => ({
    language,
    title: texts.title,
    inside: texts.inside,
    come: fill(texts.come, { room: String(boardRows[0].room) }),
    columns: texts.columns,
    rows: boardRows.map(({ department, state, ...row }) => ({
      ...row,
      state,
      department: texts.departments[department],
      status: texts.states[state],
    })),
    call: {
      language,
      direction: 'inbound',
      lines: [
        said('caller', texts.call.caller, language === tag ? undefined : own.call.caller),
        said('agent', texts.call.agent, language === tag ? undefined : own.call.agent),
      ],
    } satisfies ExhibitCall,
  }))
  const labels = shown.map(({ language }) => ({
    text: names.get(language) ?? languageName,
    lang: language,
  }))
  return {
    kind: 'tokenBoard',
    title: own.title,
    turns: { labels, first: 0 } satisfies Turns,
    boards: shown,
    calls: shown.map(({ call }) => call),
  } as const
}

const said = (speaker: Speaker, own: string, meaning: string | undefined) =>
  meaning === undefined ? { speaker, own } : { speaker, own, meaning }

/** A call with what it means in the page's language, unless it is in that language. */
const withMeaning = (
  { tag }: SiteWords,
  call: Omit<ExhibitCall, 'lines'> & { lines: readonly SpokenLine[] },
  meanings: readonly string[],
): ExhibitCall => ({
  ...call,
  lines: call.lines.map(({ speaker, own }, place) =>
    said(speaker, own, call.language === tag ? undefined : meanings[place]),
  ),
})

/** Told from before to after; opens with what was reached. */
const beforeAndAfter = ([before, after]: readonly [string, string]): Turns => ({
  labels: [{ text: before }, { text: after }],
  first: 1,
})

function orderLedger(site: SiteWords) {
  const { words } = site
  const { title, turns, columns, parcels, results, sums } = words.exhibits.orderLedger
  const cashOf = (some: readonly { cash: number }[]) =>
    rupees(some.reduce((sum, { cash }) => sum + cash, 0))
  const going = orders.filter(({ result }) => !staysBehind.includes(result))
  const cancelled = orders.filter(({ result }) => result === 'cancelled')
  const sumOf = (out: readonly { cash: number }[], back: number) => [
    { name: sums.out, value: String(out.length) },
    { name: sums.cash, value: cashOf(out) },
    { name: sums.back, value: String(back) },
  ]
  return {
    kind: 'orderLedger',
    title,
    turns: beforeAndAfter(turns),
    columns,
    orders: orders.map(({ number, parcel, cash, result }) => ({
      number,
      parcel: parcels[parcel],
      cash: rupees(cash),
      result,
      said: results[result],
    })),
    waiting: results.waiting,
    sums: [sumOf(orders, 0), sumOf(going, cancelled.length)],
    calls: [
      withMeaning(
        site,
        orderCall,
        words.calls[orderCall.language].turns.map((turn) => turn.join(' ')),
      ),
    ],
  } as const
}

function itinerary(site: SiteWords) {
  const { words } = site
  const { title, turns, day, stops, told } = words.exhibits.itinerary
  return {
    kind: 'itinerary',
    title,
    turns: beforeAndAfter(turns),
    days: itineraryDays.map((slots, place) => ({
      name: fill(day, { number: String(place + 1) }),
      slots: slots.map((slot) => ({
        at: slot.at,
        name: stops[slot.stop],
        ...('moved' in slot && {
          moved: slot.moved,
          told: told[slot.stop as keyof Words['exhibits']['itinerary']['told']],
        }),
      })),
    })),
    calls: [withMeaning(site, itineraryCall, words.exhibits.itinerary.call)],
  } as const
}

function hoursDial(site: SiteWords) {
  const { words } = site
  const { title, window, yours, columns, reminders: names, ...out } = words.exhibits.callingHours
  const { from, to } = loanCallHours
  const goesOut = (wanted: number) => {
    if (wanted < from) return hourText(from)
    return wanted < to ? hourText(wanted) : fill(out.tomorrow, { time: hourText(from) })
  }
  return {
    kind: 'callingHours',
    title,
    turns: {
      labels: reminders.map(({ wanted }) => ({ text: hourText(wanted) })),
      // The reminder whose call stands below.
      first: 0,
    } satisfies Turns,
    hours: loanCallHours,
    window: fill(window, { from: hourText(from), to: hourText(to) }),
    yours,
    columns,
    reminders: reminders.map(({ kind, wanted }) => ({
      name: names[kind],
      hour: wanted,
      wanted: hourText(wanted),
      goesOut: goesOut(wanted),
      inside: from <= wanted && wanted < to,
    })),
    optedOut: { name: names.optedOut, goesOut: out.never },
    calls: [withMeaning(site, reminderCall, words.exhibits.callingHours.call)],
  } as const
}
