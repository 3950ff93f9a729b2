import { hourText, reminders } from '#content/exhibits/calling-hours.ts'
import { itineraryDays } from '#content/exhibits/itinerary.ts'
import { orders, staysBehind } from '#content/exhibits/order-ledger.ts'
import { loanCallHours } from '#content/facts/hours.ts'
import { fill } from '#content/format/fill.ts'
import { rupees } from '#content/format/rupees.ts'
import type { Words } from '#content/words/words.ts'

/** What a drawing of a page tells: its title, and a text for each row and sum. */
type ExhibitTexts = { heading: string; texts: readonly string[] }

/** The examples that are drawn on the pages of industries, by the page. */
export const exhibitTexts = ({ exhibits }: Words): Record<string, ExhibitTexts> => ({
  '/online-store': ledger(exhibits),
  '/travel-booking': itinerary(exhibits),
  '/financial-service': hours(exhibits),
})

type Exhibits = Words['exhibits']
const headed = ({ label }: Exhibits, title: string) => `${label} – ${title}`

function ledger(exhibits: Exhibits): ExhibitTexts {
  const { title, turns, columns, parcels, results, sums } = exhibits.orderLedger
  const going = orders.filter(({ result }) => !staysBehind.includes(result))
  const cancelled = orders.filter(({ result }) => result === 'cancelled')
  const sumsOf = (turn: string, out: readonly { cash: number }[], back: number) => {
    const cash = out.reduce((sum, one) => sum + one.cash, 0)
    return `${turn}: ${sums.out}: ${out.length}; ${sums.cash}: ${rupees(cash)}; ${sums.back}: ${back}`
  }
  return {
    heading: headed(exhibits, title),
    texts: [
      sumsOf(turns[1], going, cancelled.length),
      sumsOf(turns[0], orders, 0),
      ...orders.map(
        ({ number, parcel, cash, result }) =>
          `${columns.order} ${number}, ${parcels[parcel]}, ${columns.cash} ${rupees(cash)}: ${results[result]}`,
      ),
    ],
  }
}

function itinerary(exhibits: Exhibits): ExhibitTexts {
  const { title, turns, day, stops, told } = exhibits.itinerary
  return {
    heading: headed(exhibits, title),
    texts: itineraryDays.map((slots, place) => {
      const times = slots.map((slot) => {
        const name = stops[slot.stop]
        if (!('moved' in slot)) return `${slot.at} ${name}`
        const whom = told[slot.stop as keyof typeof told]
        const moved = `${name} ${slot.moved} (${turns[0]} ${slot.at})`
        return whom ? `${moved}, ${whom}` : moved
      })
      return `${fill(day, { number: String(place + 1) })}: ${times.join('; ')}`
    }),
  }
}

function hours(exhibits: Exhibits): ExhibitTexts {
  const { title, window, yours, columns, reminders: names, ...out } = exhibits.callingHours
  const { from, to } = loanCallHours
  const goesOut = (wanted: number) => {
    if (wanted < from) return hourText(from)
    return wanted < to ? hourText(wanted) : fill(out.tomorrow, { time: hourText(from) })
  }
  return {
    heading: headed(exhibits, title),
    texts: [
      `${fill(window, { from: hourText(from), to: hourText(to) })} (${yours})`,
      ...reminders.map(
        ({ kind, wanted }) =>
          `${names[kind]}: ${columns.wanted} ${hourText(wanted)}, ${columns.goesOut} ${goesOut(wanted)}`,
      ),
      `${names.optedOut}: ${out.never}`,
    ],
  }
}
