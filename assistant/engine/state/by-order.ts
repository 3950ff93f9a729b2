import { planIds } from '../../knowledge/site.ts'
import { groupOf } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { type Asked, asked } from './asked-by-phrase.ts'
import { isSum, MONEY_GROUPS } from './follow-up.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'
import { TIES } from './ties.ts'

const SHORT_WORDS = 7

/** What may be asked of a plan by its place in a list. */
const OF_A_PLAN: ReadonlySet<Concept> = new Set<Concept>([
  ...TIES,
  'how-much',
  'price',
  'pay',
  'money',
  'monthly',
  'bill',
  'middle-plan',
  'bigger-plan',
  'smaller-plan',
  'minute',
  'free',
  'at-once',
  'call',
  'suggest',
])
const ORDERS = ['first', 'second', 'third'] as const

/** 'What is the second one?', after plans were listed. */
export function byOrder(
  { read, usage, slots }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
  { listed, sum, quoted }: State,
): Asked | null {
  const at = ORDERS.findIndex((one) => says(one, read.normalised))
  const shown = listed.length > 1 ? listed : MONEY_GROUPS.has(groupOf(last.topic)) ? planIds : []
  const plan = at === ORDERS.length - 1 ? shown.at(-1) : shown[at]
  // 'The second with the same' counts no seconds.
  const isOnly =
    [...named].every((one) => OF_A_PLAN.has(one) || (at === 1 && one === 'seconds')) &&
    slots.features.length === 0
  const isRest = usage.minutes !== null || usage.rupees !== null
  // 'And the first one, for the same minutes?'
  const isSame = named.has('minute') && says('same', read.normalised)
  // 'What happens in the second week?', after a passage, asks for no plan.
  const isOfThePage = quoted !== null && !named.has('plan')
  if (!plan || !isOnly || isRest || isOfThePage || read.tokens.length > SHORT_WORDS) return null
  const weighed = isSum(last) ? last : isSame ? sum : null
  if (weighed && plan !== 'enterprise') return asked('bill', { plans: [plan] }, weighed.usage)
  if (named.has('minute') || named.has('free')) return asked('minutes.free', { plans: [plan] })
  if (named.has('at-once')) return asked('lines', { plans: [plan] })
  const isPrice = named.has('how-much') || named.has('price') || last.topic === 'plans.prices'
  const isContent = named.has('have') || named.has('get')
  return asked(isPrice && !isContent ? 'plan.price' : 'plan.includes', { plans: [plan] })
}
