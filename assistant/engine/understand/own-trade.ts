import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Ranked } from './ranked.ts'
import type { ReadText } from './read-text.ts'
import type { Slots } from './slots.ts'
import type { Usage } from './usage.ts'

/** What is told beside a trade, or is taken for something else in its name: a cake is food, a cover stands by a phone. */
const BESIDE: ReadonlySet<Concept> = new Set<Concept>([
  'my-business',
  'have',
  'work',
  'give',
  'that',
  'and',
  'all',
  'less',
  'since',
  'company',
  'industry',
  'other-industry',
  'healthcare',
  'online-store',
  'travel',
  'finance',
  'goods',
  'food',
  'gadget',
  'sport',
  'market',
  'study',
  'place',
  'my-order',
  'phone-number',
  'dashboard',
  'hello',
  'thanks',
  'ok',
  'yes',
])
const MOST_WORDS = 9
const CLEAR = 0.5
const TOLD = 0.75
/** What an unknown trade is taken for. */
const MISTAKEN: ReadonlySet<Topic> = new Set<Topic>(['off-topic', 'their-order'])

type Told = { read: ReadText; slots: Slots; usage: Usage; yesNo: boolean }

/** 'We run a bakery', 'restaurant in Pune': a line of business, whatever its name; no question about our own. */
export function withOwnTrade(
  ranking: readonly Ranked[],
  { read, slots, usage, yesNo }: Told,
): readonly Ranked[] {
  const [first] = ranking
  if (!first || yesNo || read.tokens.length > MOST_WORDS || usage.signs.length > 0) return ranking
  const named = read.spotted.map(({ concept }) => concept)
  const isOfTheirs = named.includes('my-business')
  // 'Restaurant in Pune': a trade, a town, and nothing asked.
  const isTold =
    (isOfTheirs || slots.industries.length === 1) && named.every((concept) => BESIDE.has(concept))
  const isDoubted = MISTAKEN.has(first.topic) || (isOfTheirs && first.certainty < CLEAR)
  if (!isTold || !isDoubted || read.normalised.includes('?')) return ranking
  const [industry] = slots.industries
  const topic: Topic = industry ? `industries.${industry}` : 'industries.other'
  return [{ topic, certainty: TOLD }, ...ranking.filter((one) => one.topic !== topic)]
}
