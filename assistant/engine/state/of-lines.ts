import type { Concept } from '../../languages/concepts.ts'
import { sentencesOf } from '../understand/clauses.ts'
import type { Reading } from '../understand/rank.ts'
import { noUsage } from '../understand/usage.ts'
import type { Asked } from './asked-sum.ts'
import type { RememberedFrame, State } from './state.ts'

const MOST_WORDS = 10
const MOST_LINES = 60
/** The figure of the site: '100+ calls at the same time'. */
const HUNDRED_AND_MORE = /(?<!\d)100 ?\+/u
const ELSE: readonly Concept[] = ['minute', 'price', 'money', 'bill', 'free', 'how-long', 'daily']

/** Of lines, or of the price of the plan that has so many. */
const speaksOfLines = (last: RememberedFrame | undefined): boolean =>
  last?.topic === 'lines' || (last?.usage.lines ?? null) !== null

/** 'Then who gets 100+?', 'we need eight in the wedding season': right after lines, so many of them. */
export function ofMoreLines({ text, read, usage, slots }: Reading, state: State): Asked | null {
  const last = state.frames.at(-1)
  const [number, ...others] = usage.bare
  const isOther =
    [usage.minutes, usage.rupees, usage.months, usage.calls, usage.people, usage.agents].some(
      (one) => one !== null,
    ) || slots.plans.length + slots.features.length + slots.languages.length > 0
  if (!speaksOfLines(last) || isOther || number === undefined || others.length > 0) return null
  const named = new Set(read.spotted.map(({ concept }) => concept))
  const isLines = Number.isInteger(number) && number > 1 && number <= MOST_LINES
  const isMeant = HUNDRED_AND_MORE.test(read.normalised) || (isLines && named.has('want'))
  // 'And if we need five? What is that a month?' asks for two things.
  const isElse =
    read.tokens.length > MOST_WORDS ||
    sentencesOf(text).length > 1 ||
    ELSE.some((one) => named.has(one))
  return isMeant && !isElse
    ? { topic: 'lines', usage: { ...noUsage, lines: number }, slots: { plans: [] } }
    : null
}
