import { agentRupees, freeMinutes, statedPrices } from '../../knowledge/site.ts'
import { planTopics } from '../../knowledge/topics.ts'
import type { Reading } from '../understand/rank.ts'
import type { State } from './state.ts'

const MOST_WORDS = 12
const ELSEWHERE =
  /\b(?:(?:your|the|ur) (?:site|website|page|pages|ad|faq)|i (?:saw|read|heard|thought)|it (?:said|says|was written)|somewhere|somebody said|someone said|site pe|page pe|likha tha|dekha tha|suna tha)\b/
const STATED: ReadonlySet<number> = new Set<number>([
  ...[freeMinutes, statedPrices].flatMap((figures) => Object.values(figures)),
  agentRupees,
])
const OF_PLANS: ReadonlySet<string> = new Set(planTopics)

/** 'Wrong, your site said 200', after a figure of ours: another figure than those that we state. */
export function disputesAFigure({ read, usage, text }: Reading, { frames }: State): boolean {
  const last = frames.at(-1)
  const isOfAFigure = last !== undefined && OF_PLANS.has(last.topic)
  const numbers = read.numbers.filter((one) => one > 1)
  const [number, ...others] = numbers
  return (
    isOfAFigure &&
    last.usage.minutes === null &&
    read.tokens.length <= MOST_WORDS &&
    number !== undefined &&
    usage.percent === null &&
    others.length === 0 &&
    !STATED.has(number) &&
    usage.minutes?.kind !== 'stated' &&
    !text.includes('?') &&
    ELSEWHERE.test(read.normalised)
  )
}
