import { type FactId, facts } from '../../knowledge/facts.ts'
import { workedExamples } from '../../knowledge/industry-sums.ts'
import { agentRupees, figures, statedPrices } from '../../knowledge/site.ts'
import { isFact, type Topic } from '../../knowledge/topics.ts'
import { en } from '../../languages/en/language.ts'
import type { Ranked } from './ranked.ts'
import type { ReadText } from './read-text.ts'
import type { Usage } from './usage.ts'

const PLACE = /\{(\w+)\}/g
const PERCENT = /(\d+)(?:\s*[-–]\s*(\d+))?\s*%/

/** The facts that state a share, by that share: '97 %' is the accuracy, '80 %' the routine inquiries. */
const stating = new Map<number, Set<FactId>>()
for (const { id } of facts)
  for (const [, name = ''] of en.sentences.facts[id].matchAll(PLACE)) {
    const [, low, high] = PERCENT.exec((figures as Record<string, string>)[name] ?? '') ?? []
    for (const value of [low, high])
      if (value) stating.set(Number(value), (stating.get(Number(value)) ?? new Set()).add(id))
  }

/** After a figure was told: '97 of what?', 'and the 80?' The fact that says least beside it comes first. */
export function figureMeant(
  { usage, read }: { usage: Usage; read: ReadText },
  last: Topic,
): FactId | null {
  const value = usage.percent ?? usage.bare[0]
  const told = isFact(last) && [...stating.values()].some((ids) => ids.has(last))
  const ids = value === undefined ? undefined : stating.get(value)
  if (
    (!told && usage.percent === null) ||
    !ids ||
    read.tokens.length > FEW_WORDS ||
    read.unknown > 1
  )
    return null
  const length = (id: FactId) => en.sentences.facts[id].length
  return [...ids].sort((one, other) => length(one) - length(other))[0] ?? null
}
const FEW_WORDS = 6

/** '100+' and '2,500+' are figures of the site too. */
const OPEN_END = /^([\d,]+)\+$/
const openEnded = new Map<number, FactId>()
for (const id of ['voice.no-queue', 'languages.list', 'demo.tried'] as const)
  for (const [, name = ''] of en.sentences.facts[id].matchAll(PLACE)) {
    const [, digits] = OPEN_END.exec((figures as Record<string, string>)[name] ?? '') ?? []
    if (digits) openEnded.set(Number(digits.replaceAll(',', '')), id)
  }

/** A figure of the site that is written with a plus: what it counts comes first. */
export function withOpenEnd(ranking: readonly Ranked[], normalised: string): readonly Ranked[] {
  const [, digits] = /(?<!\d)(\d+)\s?\+/.exec(normalised) ?? []
  const topic = digits === undefined ? undefined : openEnded.get(Number(digits))
  const [first] = ranking
  const isClear = first && first.topic !== 'off-topic' && first.certainty >= CLEAR
  return topic && !isClear ? [{ topic, certainty: CLEAR }, ...ranking] : ranking
}

/** Whoever tells how many calls they have wants their own sum, not that of our example. */
export function withOwnCalls(
  ranking: readonly Ranked[],
  { calls }: Usage,
  { spotted }: ReadText,
): readonly Ranked[] {
  const [first] = ranking
  const isMeant = spotted.some(({ concept }) => concept === 'example')
  if (calls === null || isMeant || !first || !NOT_OF_OWN_CALLS.has(first.topic)) return ranking
  return [{ topic: 'bill', certainty: Math.max(first.certainty, CLEAR) }, ...ranking]
}
const NOT_OF_OWN_CALLS: ReadonlySet<Topic> = new Set<Topic>([
  ...(Object.keys(workedExamples) as (keyof typeof workedExamples)[]),
  'unstated.call-limits',
])

/** The prices of the site, for a visitor who asks what such a figure is. */
const priced: ReadonlyMap<number, Topic> = new Map<number, Topic>([
  [statedPrices.base, 'plan.price'],
  [statedPrices.pro, 'plan.former-price'],
  [statedPrices.proWas, 'plan.former-price'],
  [agentRupees, 'agent.cost'],
])

/** A price of the site without anything else that is understood. */
export function withPrice(ranking: readonly Ranked[], bare: readonly number[]): readonly Ranked[] {
  const [first] = ranking
  const topic = bare.map((number) => priced.get(number)).find((one) => one !== undefined)
  const isClear = first && first.topic !== 'off-topic' && first.certainty >= CLEAR
  return topic && !isClear ? [{ topic, certainty: CLEAR }, ...ranking] : ranking
}

/** Of the facts that state a share that the visitor names, the likeliest comes first. */
export function withFigure(
  ranking: readonly Ranked[],
  percent: number | null,
  { spotted }: ReadText,
): readonly Ranked[] {
  const stated = percent === null ? undefined : stating.get(percent)
  // '60 % faster in what?' does not ask what is saved.
  const isFast = spotted.some(({ concept }) => concept === 'fast')
  const fast = [...(stated ?? [])].filter((id) => FASTER.test(en.sentences.facts[id]))
  const candidates = isFast && fast.length > 0 ? new Set(fast) : stated
  const [first] = ranking
  if (!candidates || !first || (isFact(first.topic) && candidates.has(first.topic))) return ranking
  const named = ranking.find(({ topic }) => isFact(topic) && candidates.has(topic))
  const [alone] = candidates
  const topic = named?.topic ?? alone
  return topic ? [{ topic, certainty: Math.max(first.certainty, CLEAR) }, ...ranking] : ranking
}
const CLEAR = 0.6
const FASTER = /\bfaster\b/

/** 'How many calls at once does your agent take?': no person is meant, nor what one costs. */
export function withLines(ranking: readonly Ranked[], { spotted }: ReadText): readonly Ranked[] {
  const named = new Set(spotted.map(({ concept }) => concept))
  const isCounted = named.has('at-once') && named.has('call') && named.has('how-much')
  const isMoney = named.has('price') || named.has('pay') || named.has('money')
  const lines = ranking.find(({ topic }) => topic === 'lines')
  if (!isCounted || isMoney || !lines || ranking[0]?.topic !== 'agent.cost') return ranking
  return [{ topic: 'lines', certainty: Math.max(lines.certainty, CLEAR) }, ...ranking]
}

/** 'Is a further minute 5 rupees?': no month costs so little, and none is asked for. */
export function withRate(
  ranking: readonly Ranked[],
  { rupees, minutes }: Usage,
  { spotted }: ReadText,
): readonly Ranked[] {
  const isOfAMinute = spotted.some(({ concept }) => concept === 'minute')
  const isRate = rupees !== null && rupees <= HIGHEST_RATE && minutes === null && isOfAMinute
  return isRate ? [{ topic: 'minutes.extra', certainty: RATED }, ...ranking] : ranking
}
const HIGHEST_RATE = 100
const RATED = 0.8
