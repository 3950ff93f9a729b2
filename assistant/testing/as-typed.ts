import {
  extraMinuteRupees,
  freeMinutes,
  type PricedPlanId,
  rupees,
  statedPrices,
} from '../knowledge/site.ts'
import { inWords, picker, type WordsAsTyped } from './numbers-as-typed.ts'

/**
 * How visitors ask for a bill in a language, written by hand and not from the words of the engine: ` / ` stands
 * between the turns of a conversation, `#12` behind a turn that asks for twelve months. What a slot stands for is in
 * `amounts`; `{plan}` is either plan, `{base}` and `{pro}` the one of them.
 */
export type AsTyped = {
  script: 'native' | 'latin'
  /** Names of the plans; `{price}` is what the plan costs. */
  plans: Record<PricedPlanId, readonly string[]>
  inWords?: WordsAsTyped
  templates: readonly string[]
}

const HUNDREDS = [
  120, 175, 200, 225, 250, 300, 350, 450, 500, 600, 650, 750, 783, 800, 950, 1000, 1100, 1250, 1400,
  1500, 1750, 1832, 2000, 2250, 2500, 3500, 5000, 12_000, 25_000, 150_000,
]
/** What a slot may be. */
const amounts: Readonly<Record<Slot, readonly number[]>> = {
  // Minutes of a month, of a day, of a week; those that are taken back; the two ends of a range.
  m: HUNDREDS,
  md: [15, 20, 30, 45, 60, 90, 120],
  mw: [60, 75, 100, 150, 200, 350],
  no: HUNDREDS,
  from: [200, 300, 450, 600, 900],
  to: [1000, 1200, 1500, 2500],
  // Hours, calls and how long one of them is, in minutes or in seconds.
  h: [5, 8, 10, 15, 20, 40],
  hd: [1, 2, 3, 5],
  hw: [3, 4, 6, 10, 15],
  c: [60, 80, 120, 150, 200, 350, 500, 1200],
  cd: [8, 12, 15, 20, 25, 35, 40, 60, 80],
  cw: [20, 30, 40, 60, 80, 120],
  l: [2, 3, 4, 5, 6, 8, 10, 12],
  s: [20, 30, 45, 50, 90, 120],
  // Minutes beyond the free ones, days of a month, months, branches.
  x: [50, 75, 120, 150, 250, 400, 600],
  d: [20, 22, 24, 25, 26],
  n: [2, 3, 4, 5, 6, 8],
  b: [2, 3, 4],
}
const STARTS_ANEW: readonly Slot[] = ['m', 'md', 'mw', 'h', 'hd', 'hw', 'c', 'cw', 'x', 'from']
const DAYS_OF_A_MONTH = 30
const WEEKS_OF_A_MONTH = 52 / 12

type Slot =
  | 'm'
  | 'md'
  | 'mw'
  | 'no'
  | 'from'
  | 'to'
  | 'h'
  | 'hd'
  | 'hw'
  | 'c'
  | 'cd'
  | 'cw'
  | 'l'
  | 's'
  | 'x'
  | 'd'
  | 'n'
  | 'b'
type Filled = Partial<Record<Slot, number>>
export type Asked = {
  turns: readonly string[]
  /** The bills of which an answer tells all of one row. */
  totals: readonly (readonly string[])[]
}

/** The questions of a template, filled in by chance, and what is the truth. */
export function asked(typed: AsTyped, template: string, seed: number): Asked {
  const chosen = picker(seed)
  const { pick } = chosen
  let plan: PricedPlanId | null = null
  let slots: Filled = {}
  let months = 1
  const turns = template.split(' / ').map((turn) => {
    const own: Filled = {}
    const [text = '', span] = turn.split(' #')
    const filled = text.replace(/\{(\w+)\}/g, (_, slot: Slot | 'plan' | PricedPlanId) => {
      if (slot === 'plan' || slot === 'base' || slot === 'pro') {
        plan = slot === 'plan' ? pick(['base', 'pro'] as const) : slot
        return pick(typed.plans[plan]).replace('{price}', String(statedPrices[plan]))
      }
      const said = [own.m, own.no, slots.m]
      const number = pick(amounts[slot].filter((one) => !said.includes(one)))
      own[slot] = number
      return written(number, typed, chosen)
    })
    const isAnew = STARTS_ANEW.some((slot) => slot in own) || ('cd' in own && 'l' in own)
    slots = isAnew ? own : { ...slots, ...own }
    months = span ? Number(span) : (own.n ?? months)
    return filled
  })
  const plans: readonly PricedPlanId[] = plan ? [plan] : ['base', 'pro']
  return { turns, totals: plans.flatMap((one) => totalsOf(one, slots, months)) }
}

function written(number: number, typed: AsTyped, chosen: ReturnType<typeof picker>): string {
  const { pick, chance } = chosen
  if (typed.inWords && chance(0.4)) return inWords(number, typed.inWords, chosen)
  if (number < 1000) return String(number)
  const inThousands = number % 100 === 0 && number < 30_000 ? [`${number / 1000}k`] : []
  return pick([String(number), number.toLocaleString('en-IN'), ...inThousands])
}

/** Every total that is right: a month is thirty days or the days told, and 52 weeks are a year. */
function totalsOf(plan: PricedPlanId, slots: Readonly<Filled>, months: number): string[][] {
  const bill = (minutes: number, times = 1) => {
    const extra = Math.max(0, minutes - freeMinutes[plan])
    return times * (statedPrices[plan] + extra * extraMinuteRupees)
  }
  const { from, to, b: branches, m } = slots
  if (from !== undefined && to !== undefined) return [[rupees(bill(from)), rupees(bill(to))]]
  // On one account, or each on its own.
  if (branches !== undefined && m !== undefined)
    return [[rupees(bill(branches * m))], [rupees(bill(m, branches))]]
  const minutes = minutesOf(slots, freeMinutes[plan])
  const roundings = [...new Set([Math.round(minutes), Math.ceil(minutes - 1e-9)])]
  return roundings.map((whole) =>
    months > 1 ? [rupees(bill(whole)), rupees(bill(whole, months))] : [rupees(bill(whole))],
  )
}

function minutesOf(slots: Readonly<Filled>, free: number): number {
  const { m, md, mw, h, hd, hw, c, cd, cw, l, s, x, d } = slots
  const length = l ?? (s ?? 60) / 60
  const days = d ?? DAYS_OF_A_MONTH
  const told = [
    m,
    md && md * days,
    mw && mw * WEEKS_OF_A_MONTH,
    h && h * 60,
    hd && hd * 60 * days,
    hw && hw * 60 * WEEKS_OF_A_MONTH,
    c && c * length,
    cd && cd * length * days,
    cw && cw * length * WEEKS_OF_A_MONTH,
    x && x + free,
  ]
  const minutes = told.find((one) => one !== undefined)
  if (minutes === undefined) throw new Error(`Nothing to reckon: ${JSON.stringify(slots)}`)
  return minutes
}
