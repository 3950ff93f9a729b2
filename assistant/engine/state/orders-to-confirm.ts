import type { Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import { type Asked, MONEY } from './asked-sum.ts'
import { step } from './example-steps.ts'
import type { State } from './state.ts'

const FEWEST_ORDERS = 20
const SHORT_WORDS = 7
/** What the page says of a call that confirms a cash-on-delivery order. */
const SECONDS_OF_A_CHECK = 20
const SECONDS_OF_A_MINUTE = 60
const DAYS_OF_A_MONTH = 30

/** '2,000 orders', after it was told how long the call is that confirms one: what all of them come to. */
export function ordersToConfirm({ usage, read, slots }: Reading, { frames }: State): Asked | null {
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const asksMoney = MONEY.some((one) => named.has(one))
  const isMeant = asksMoney || read.tokens.length <= SHORT_WORDS
  const isElse = slots.features.length > 0 || slots.languages.length > 0
  if (frames.at(-1)?.topic !== 'store.cod' || !isMeant || isElse) return null
  const { people, minutes, callMinutes, months } = usage
  const isCounted = people !== null && people >= FEWEST_ORDERS && months === null
  if (!isCounted || minutes !== null || callMinutes !== null || named.has('weekly')) return null
  return { topic: 'bill', usage: sumOfChecks(usage, people, named.has('daily')) }
}

function sumOfChecks(usage: Usage, orders: number, isDaily: boolean): Usage {
  const perMonth = isDaily ? orders * DAYS_OF_A_MONTH : orders
  const steps = [
    step('calls', orders),
    step('minutes', SECONDS_OF_A_CHECK / SECONDS_OF_A_MINUTE),
    ...(isDaily ? [{ ...step('days', DAYS_OF_A_MONTH), assumed: true }] : []),
  ]
  const minutes = Math.ceil((perMonth * SECONDS_OF_A_CHECK) / SECONDS_OF_A_MINUTE)
  return { ...usage, calls: orders, minutes: { kind: 'stated', minutes, steps } }
}
