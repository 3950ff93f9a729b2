import { agentRupees, freeMinutes, type PricedPlanId, statedPrices } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import { lengthSteps, productOf, type Step } from '../amounts/minutes-per-month.ts'
import { monthsIn } from '../amounts/spans.ts'
import { normalise } from '../text/normalise.ts'
import type { Reading } from '../understand/rank.ts'
import type { Usage } from '../understand/usage.ts'
import { saidAt, says } from './says.ts'
import { ofNewLength, soManyOfThem } from './so-many-of-them.ts'
import type { RememberedFrame } from './state.ts'

const MONTHS_OF_A_YEAR = 12
const MINUTES_OF_AN_HOUR = 60
const DAYS_OF_A_MONTH = 30
const WEEKS_OF_A_YEAR = 52
const TIMES_TWELVE =
  /(?:\btimes|\binto|\bmultipl\w+(?: by| with)?|\bx|×|\*)\s*(?:12|twelve)\b|\b(?:12|twelve) times\b|\b(?:12|twelve) months\b/

/** 'Times twelve?', 'and for a year?': the bill that was just given, for twelve months. */
export function forAYear(
  { read, usage }: Reading,
  named: ReadonlySet<Concept>,
  last: RememberedFrame,
): Usage | null {
  if (named.has('discount')) return null
  // 'And a full year of that?'
  const isWhole = says('wholeYear', read.normalised) && usage.signs.length === 0
  const isYear = TIMES_TWELVE.test(read.normalised) || named.has('yearly') || isWhole
  const span = monthsIn(read.normalised) ?? (isYear ? MONTHS_OF_A_YEAR : null)
  // 'For two years?' names the year, and tells how many months.
  const months = span === null ? null : (usage.months ?? span)
  // 'A quarter' is read as a number too, of nothing.
  const isSpanAlone = usage.minutes?.kind === 'ask' && !/\d{2}/.test(read.normalised)
  const isNew = usage.minutes !== null && !(isSpanAlone && monthsIn(read.normalised) !== null)
  return months === null || isNew ? null : { ...last.usage, months }
}

/** 'I meant hours', 'no, a day': the same number in another unit. */
export function inAnotherUnit(
  { read, usage }: Reading,
  named: ReadonlySet<Concept>,
  { usage: last }: RememberedFrame,
): Usage | null {
  const { minutes } = last
  const isCorrection = named.has('meant') || named.has('no') || named.has('not')
  if (!isCorrection || usage.signs.length > 0 || minutes?.kind !== 'stated') return null
  const stated: Step = { by: 'minutes', value: minutes.minutes, divides: false, assumed: false }
  const [first, ...others] = minutes.steps.length > 0 ? minutes.steps : [stated]
  if (first?.by !== 'minutes' || others.length > 0) return null
  const step = (by: Step['by'], value: number, divides = false) => ({
    by,
    value,
    divides,
    assumed: true,
  })
  const more = says('hours', read.normalised)
    ? [step('minutes', MINUTES_OF_AN_HOUR)]
    : named.has('daily')
      ? [step('days', DAYS_OF_A_MONTH)]
      : named.has('weekly')
        ? [step('weeks', WEEKS_OF_A_YEAR), step('months', MONTHS_OF_A_YEAR, true)]
        : []
  if (more.length === 0) return null
  const steps = [first, ...more]
  return { ...last, minutes: { kind: 'stated', minutes: Math.ceil(productOf(steps)), steps } }
}

const PRICES: ReadonlySet<number> = new Set(Object.values(statedPrices))

/** 'Base is 3999, no?' speaks of a price, not of so many minutes; 'make it 25,000' of no agent's pay. */
export const withoutPrices = (usage: Usage, read?: Reading['read']): Usage => {
  const isSet = read !== undefined && says('correction', read.normalised)
  return {
    ...usage,
    bare: usage.bare.filter((one) => !PRICES.has(one) && (isSet || one !== agentRupees)),
  }
}

export const hasAmount = ({ minutes, rupees, months, days, lines, agents, bare }: Usage) =>
  (days ?? null) !== null ||
  minutes !== null ||
  rupees !== null ||
  months !== null ||
  lines !== null ||
  agents !== null ||
  bare.length > 0

/** A new number takes the place of the old one; without one the old one stays. */
export function usageFor(usage: Usage, last: RememberedFrame, topic: Topic): Usage {
  const old = last.usage.minutes?.kind === 'stated' ? last.usage.minutes.minutes : null
  // 'Not 350, 250': the number that was not said before.
  const bare = usage.bare.find((number) => number !== old) ?? usage.bare[0]
  if (topic === 'agent.cost' && usage.agents === null) return { ...usage, agents: bare ?? null }
  if (topic !== 'bill' && topic !== 'plans.recommend' && topic !== 'lines') return usage
  if (!hasAmount(usage)) return last.usage
  const anew = ofNewLength(usage, last.usage, bare)
  const changed = anew ?? withOldFactors(usage, last.usage) ?? withFirstFactor(usage, last.usage)
  if (changed) return changed
  if (topic === 'lines') return { ...usage, lines: usage.lines ?? usage.calls ?? bare ?? null }
  const ofEach = soManyOfThem(usage, bare)
  if (ofEach) return ofEach
  if (usage.minutes === null && bare !== undefined && usage.rupees === null)
    return last.usage.rupees !== null && bare >= FEWEST_RUPEES
      ? { ...usage, rupees: bare }
      : {
          ...usage,
          minutes: { kind: 'stated', minutes: bare, steps: [] },
          extra: usage.extra || last.usage.extra,
        }
  if (usage.minutes === null && usage.months !== null)
    return { ...usage, minutes: last.usage.minutes, extra: last.usage.extra }
  return usage
}

/** What nobody speaks of as minutes after a budget. */
const FEWEST_RUPEES = statedPrices.base / 2

/** The last sum on another plan: the free minutes of that one if no more were meant, else as many as before. */
export function onPlan(plan: PricedPlanId, { plans, usage, text }: RememberedFrame): Usage {
  const [before, ...others] = plans
  const { minutes, extra } = usage
  const isOfOne = before !== undefined && before !== 'enterprise' && others.length === 0
  if (!isOfOne || minutes?.kind !== 'stated') return usage
  const stated = (all: number): Usage => ({
    ...usage,
    extra: false,
    minutes: { kind: 'stated', minutes: all, steps: [] },
  })
  const isFree = minutes.minutes === freeMinutes[before] && says('insideFree', normalise(text))
  if (isFree) return stated(freeMinutes[plan])
  return extra ? stated(minutes.minutes + freeMinutes[before]) : usage
}

/** 'Make it 60 calls', 'make it 26 days': that changes, the rest of the sum stays. */
function withOldFactors(told: Usage, last: Usage): Usage | null {
  const old = last.minutes?.kind === 'stated' ? last.minutes.steps : []
  const [calls, length] = old
  const isOfDays =
    told.days !== null && told.minutes === null && old.some(({ by }) => by === 'days')
  const isOfCalls = calls?.by === 'calls' && length?.by === 'minutes'
  if (!isOfCalls && !isOfDays) return null
  const usage = isOfCalls ? asFactor(told, old) : told
  const isPart = usage.minutes?.kind === 'ask' || (usage.minutes === null && usage.days !== null)
  const isFactor = usage !== told
  if (!isPart && !isFactor) return null
  const steps = old.flatMap((step, i): readonly Step[] => {
    if (step.by === 'days') return [{ ...step, value: usage.days ?? step.value }]
    if (!isOfCalls) return [step]
    if (i === 0) return [{ ...step, value: usage.calls ?? step.value }]
    return i === 1 && usage.callMinutes !== null ? lengthSteps(usage.callMinutes) : [step]
  })
  return {
    ...usage,
    minutes: { kind: 'stated', minutes: Math.ceil(productOf(steps)), steps },
    extra: last.extra,
    months: usage.months ?? last.months,
  }
}

/**
 * 'No, 1600', after 1,400 calls of half a minute: a number alone takes the place of the one that it is
 * nearer to, of what was counted or of the minutes that came of it.
 */
function withFirstFactor(told: Usage, last: Usage): Usage | null {
  const [number, ...more] = told.bare
  if (last.minutes?.kind !== 'stated' || told.minutes !== null || more.length > 0) return null
  const { minutes, steps } = last.minutes
  const [first, ...others] = steps
  const isCounted =
    first?.by === 'calls' || others.some(({ by }) => by === 'days' || by === 'weeks')
  if (!first || !number || others.length === 0 || !isCounted || told.rupees !== null) return null
  const isNearer = (one: number, other: number) =>
    Math.abs(Math.log(number / one)) < Math.abs(Math.log(number / other))
  if (told.barePeriod === 'month' || !isNearer(first.value, minutes)) return null
  const changed = [{ ...first, value: number }, ...others]
  return {
    ...told,
    minutes: {
      kind: 'stated',
      minutes: Math.ceil(productOf(changed)),
      steps: changed,
    },
    extra: last.extra,
    months: told.months ?? last.months,
  }
}

/** 'Say 3 minutes', 'ten a day': beside calls of a day, a small number is their length, or how many. */
function asFactor(usage: Usage, old: readonly Step[]): Usage {
  const { minutes, bare } = usage
  const length = lengthIn(minutes)
  const told = usage.callMinutes
  // 'Not three minutes, two minutes each': the one that was not said before.
  const isOld = length !== null && told !== null && length === old[1]?.value
  if (length !== null) return { ...usage, callMinutes: isOld ? told : length }
  const [calls, ...others] = bare
  const isCount = minutes === null && calls !== undefined && calls <= MOST_CALLS_A_DAY
  const isDaily = old.some(({ by }) => by === 'days')
  return isCount && isDaily && others.length === 0 ? { ...usage, calls } : usage
}

/** '2 minutes', '45 seconds': as long as one call may be. */
export function lengthIn(minutes: Usage['minutes']): number | null {
  if (minutes?.kind !== 'stated') return null
  const [first, ...others] = minutes.steps
  const isSeconds = first?.by === 'seconds' && others.every(({ by }) => by === 'seconds')
  if (others.length > 0 && !isSeconds) return null
  const length = isSeconds ? first.value / SECONDS_OF_A_MINUTE : (first?.value ?? minutes.minutes)
  return length <= LONGEST_CALL ? length : null
}
const LONGEST_CALL = 15
const SECONDS_OF_A_MINUTE = 60
const MOST_CALLS_A_DAY = 200

const NUMBER = /^(?:\d.*|one|ten|twenty|fifty|hundred|thousand)$/
const COUNTED = /^(?:\d.*|minutes?)$/

/** 'And 100 more?', 'another 50': the word for more stands beside the number. */
export function tellsMore(normalised: string): boolean {
  const more = saidAt('more', normalised)
  const another = saidAt('another', normalised)
  return (
    (more?.before.slice(-2).some((word) => NUMBER.test(word)) ?? false) ||
    COUNTED.test(another?.after[0] ?? '')
  )
}

/** Whether a number is to be added to the sum that was just given. */
export function addsTo({ read, usage }: Reading, { topic, usage: last }: RememberedFrame): boolean {
  return (
    topic === 'bill' &&
    last.minutes?.kind === 'stated' &&
    usage.minutes?.kind !== 'ask' &&
    tellsMore(read.normalised) &&
    !says('moreThan', read.normalised)
  )
}

export function added({ minutes, bare: [bare] }: Usage, last: Usage): Usage {
  const more = minutes?.kind === 'stated' ? minutes.minutes : (bare ?? 1)
  const before = last.minutes?.kind === 'stated' ? last.minutes.minutes : 0
  return { ...last, minutes: { kind: 'stated', minutes: before + more, steps: [] } }
}
