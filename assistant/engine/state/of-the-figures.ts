import { statedPrices } from '../../knowledge/site.ts'
import type { Amount, Figures } from '../answer/figures.ts'
import type { Sum } from '../answer/reckoning.ts'
import type { Reading } from '../understand/rank.ts'
import { MONEY, planOf } from './asked-sum.ts'
import { says } from './says.ts'
import type { State } from './state.ts'
import { billOf } from './sums.ts'
import { amountsIn, countOf, numberOf, priceOfOne } from './told-figures.ts'

/** What was quoted last: the sentence, and the paragraph around it. */
export type ToldText = { sentence: string; paragraph: string }

const MOST_WORDS = 40
const AT_SO_MUCH_EACH =
  /(?<![\d,.])(\d[\d,]*)(?: of (?:the|those|them|\d[\d,]*)(?: \d[\d,]*)?)?[^\d]* at (?:₹ ?|rs\.? ?)?(\d[\d,]*)(?: rupees)? (?:each|apiece|per|a)\b/
const ONE_IS_WORTH =
  /\b(?:an?|one|each|every|per) ([a-z]{3,})s? (?:is|was|are|costs?|comes to|would be|will be|fetch(?:es)?|brings?|at)\b[^\d]{0,20}(\d[\d,]*)/
const IS_LEFT =
  /\b(?:left|left over|remains?|remain|net|profit|keeps?|gains?|in hand|take away|minus|after (?:paying|your bill|the bill))\b/
const IS_PAID = /\b(?:bills?|pay|paying|paid|costs?|charges?|you)\b/
const MINUTES = /(?<![\d,.])(\d[\d,]*) (?:minutes?|mins?)\b/
const FEWEST_RUPEES = 1000

/** What a message asks to be worked out from the figures of a page that was quoted, and those it tells itself. */
export function ofTheFigures(
  reading: Reading,
  told: ToldText | null,
  state: State,
): Figures | null {
  const { read } = reading
  if (read.tokens.length > MOST_WORDS || (!told && state.worked === null)) return null
  return (
    leftAfterTheBill(reading, told, state) ??
    (told ? (amountsApart(reading, told, state) ?? soManyTimes(reading, told)) : null)
  )
}

/** 'Of the money that comes in, what is left after paying your bill?' */
function leftAfterTheBill(
  { read, usage, slots }: Reading,
  told: ToldText | null,
  state: State,
): Figures | null {
  const text = read.normalised
  if (!IS_LEFT.test(text) || !IS_PAID.test(text) || says('insideFree', text)) return null
  const [, many = '', each = ''] = AT_SO_MUCH_EACH.exec(text) ?? []
  const own =
    usage.rupees ?? usage.bare.find((one) => one >= FEWEST_RUPEES && one !== usage.days) ?? null
  const gains = told ? amountsIn(told.sentence).plain : []
  const brought = many
    ? numberOf(many) * numberOf(each)
    : (own ?? state.worked ?? gains.at(-1) ?? null)
  const [, digits = ''] = MINUTES.exec(text) ?? []
  const plan = planOf(slots, text)
  const stated: Sum | null = digits && plan ? { plan, minutes: numberOf(digits) } : null
  const sum = stated ?? (state.sum && billOf(state.sum))
  return brought !== null && sum ? { kind: 'apart', amounts: [{ rupees: brought }, { sum }] } : null
}

/** 'How much more did they pay in October than in a normal month?', 'the bill above what they lose?' */
function amountsApart(
  { read, usage, slots }: Reading,
  told: ToldText,
  state: State,
): Figures | null {
  const isAsked = says('difference', read.normalised)
  const isOfOurs = slots.plans.length > 0 || usage.minutes !== null || usage.rupees !== null
  if (!isAsked || isOfOurs || OF_MINE.test(read.normalised)) return null
  const { sums } = amountsIn(told.paragraph)
  const [one, other, ...others] = sums
  if (one !== undefined && other !== undefined && others.length === 0)
    return { kind: 'apart', amounts: [{ rupees: one }, { rupees: other }] }
  const [plain, ...more] = amountsIn(told.sentence).plain
  const bill = state.sum && billOf(state.sum)
  const isOfTheBill = IS_PAID.test(read.normalised) && bill !== null
  return plain !== undefined && more.length === 0 && isOfTheBill
    ? { kind: 'apart', amounts: [{ sum: bill }, { rupees: plain }] satisfies [Amount, Amount] }
    : null
}
const OF_MINE = /\b(?:i|me|my|mine|we|us|our|ours)\b/

/** 'And for 26 days?', after what a day brings; 'a seat is worth 500 to us', after so many seats. */
function soManyTimes({ read, usage, slots }: Reading, told: ToldText): Figures | null {
  const isOfABill = usage.minutes?.kind === 'stated' || slots.plans.length > 0
  if (isOfABill || read.spotted.some(({ concept }) => concept === 'minute')) return null
  const text = read.normalised
  const [, thing, worth] = ONE_IS_WORTH.exec(text) ?? []
  const many = thing && worth ? countOf(thing, told.paragraph, text) : null
  if (many !== null && worth) return { kind: 'times', count: many, each: numberOf(worth) }
  if (worth || AN_AMOUNT.test(text)) return null
  const asksMoney =
    read.spotted.some(({ concept }) => MONEY.includes(concept)) || ASKS_A_SUM.test(text)
  const numbers = read.numbers.filter(
    (one) => Number.isInteger(one) && !isPrice(one) && one > 1 && !isToldIn(one, told.sentence),
  )
  const [number, ...others] = numbers
  const price = priceOfOne(told.sentence)
  if (HOW_MANY.test(text) ? number === undefined : !COUNTS.test(text)) return null
  if (!asksMoney || price === null || number === undefined || others.length > 0) return null
  return HOW_MANY.test(text)
    ? number >= price
      ? { kind: 'shares', rupees: number, each: price }
      : null
    : { kind: 'times', count: number, each: price }
}
/** '… worth 800 instead': another price, of what the page does not count. */
const AN_AMOUNT = /\b(?:worth|price[ds]?|rs\.?|at|instead of) (?:about |around |only )?₹?\d/
const HOW_MANY = /\bhow many\b/
/** 'Twenty-five nights', '120 such parcels': a number of something. */
const COUNTS =
  /\d[\d,]*(?: such| of (?:those|these|them))?(?: [a-z-]+)? [a-z]{3,}|\b(?:twenty|thirty|forty|fifty|hundred|ten|dozen)\b/
const ASKS_A_SUM =
  /\b(?:worth|thats|that's|lose|loses|lost|gone|save|saves|gain|comes to|make|makes)\b/
const isPrice = (one: number) => (Object.values(statedPrices) as number[]).includes(one)
const isToldIn = (one: number, text: string) =>
  new RegExp(`(?<![\\d,])${one.toLocaleString('en-IN')}(?![\\d,])`).test(text)
