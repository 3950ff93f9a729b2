import { claims } from '#content/facts/claims.ts'
import { lines } from '../../knowledge/site.ts'
import type { Topic } from '../../knowledge/topics.ts'
import { normalise } from '../text/normalise.ts'
import { actOf, type Frame } from '../understand/frame.ts'
import type { ReadText } from '../understand/read-text.ts'
import type { RememberedFrame } from './state.ts'

const FEWEST_MINUTES = 10
const MINUTES_OF_A_MONTH = 60

/**
 * 'Half a minute each: what on Pro?', where the calls were not understood: nobody speaks so little in a month,
 * so it is asked and not billed.
 */
export function neverTooFew(frame: Frame): Frame {
  const { topic, usage, reckoning } = frame
  const { minutes, extra } = usage
  const isBill = topic === 'bill' || topic === 'plans.recommend'
  const isFew = minutes?.kind === 'stated' && minutes.minutes < FEWEST_MINUTES
  if (!isBill || !isFew || extra || reckoning || minutes.steps.some(({ by }) => by === 'calls'))
    return frame
  return { ...frame, usage: { ...usage, minutes: { kind: 'ask', reason: 'number' } } }
}

/** 'Does it work with Swiggy?': software that no page names is asked for like any other. */
export function ofTheirSoftware(frame: Frame, isAsked: boolean): Frame {
  const { topic, certainty, named, slots, text } = frame
  const act = actOf('integrations.list', false)
  const asked = { ...frame, act, topic: 'integrations.list' } as const
  if (slots.product !== null) {
    // 'Connect to' passes a caller on, but to a product that is known by its name.
    const isTo = new RegExp(`connect(?:s|ed)? (?:to|with) ${slots.product.toLowerCase()}`)
    const isMistaken = MISTAKEN_FOR.has(topic) && named.has('connect') && !named.has('transfer')
    const isOther = !topic.startsWith('integrations.')
    return isMistaken || (isOther && isTo.test(normalise(text)))
      ? { ...asked, certainty: SURE }
      : frame
  }
  const isGuess = topic === 'off-topic' || (topic === 'handover' && certainty < LIKELY)
  return isAsked && isGuess && certainty < SURE && named.has('connect') ? asked : frame
}
const MISTAKEN_FOR: ReadonlySet<Topic> = new Set<Topic>(['off-topic', 'handover', 'person'])
const LIKELY = 0.4
const SURE = 0.95

/** 'You say 100+, but Pro has 5?': both are told, and which of them a plan sets. After it, 'I need 20' counts lines. */
export function ofTheLines(
  frame: Frame,
  { numbers }: ReadText,
  last: RememberedFrame | undefined,
): Frame {
  const { topic, usage, slots, named, text } = frame
  if (usage.minutes?.kind === 'stated' || named.has('minute') || named.has('money')) return frame
  const asked = { ...frame, act: actOf('lines', false), topic: 'lines', certainty: SURE } as const
  const ofPlans = { ...slots, plans: [] }
  const isDoubted = CLAIMED.test(text) && numbers.some((n) => n === lines.base || n === lines.pro)
  if (isDoubted && OF_PLANS.has(topic))
    return { ...asked, slots: ofPlans, usage: { ...usage, lines: null } }
  const wanted = numbers.at(-1) ?? 0
  const isWanted = last?.topic === 'lines' && numbers.length > 1 && wanted > 1 && wanted <= MOST
  return isWanted && slots.plans.length > 0 && OF_PLANS.has(topic)
    ? { ...asked, slots: ofPlans, usage: { ...usage, lines: wanted } }
    : frame
}
const MOST = Number.parseInt(claims.simultaneousCalls, 10)
const CLAIMED = new RegExp(`(?<!\\d)${MOST}\\s*\\+`)
const OF_PLANS: ReadonlySet<Topic> = new Set<Topic>([
  'lines',
  'voice.no-queue',
  'plan.price',
  'plan.feature',
  'plans.recommend',
])

/** '250 minutes, 2 lines', and then '300?': a plan for both, and the lines stay. */
export function withTheirLines(frame: Frame, last: RememberedFrame | undefined): Frame {
  const { topic, usage, slots } = frame
  const isMonth = usage.minutes?.kind === 'stated' && usage.minutes.minutes >= MINUTES_OF_A_MONTH
  if (topic === 'lines' && usage.lines !== null && isMonth && slots.plans.length === 0)
    return { ...frame, act: actOf('plans.recommend', false), topic: 'plans.recommend' }
  const told =
    last?.topic === 'plans.recommend' || last?.topic === 'lines' ? last.usage.lines : null
  return topic === 'plans.recommend' && isMonth && usage.lines === null && told !== null
    ? { ...frame, usage: { ...usage, lines: told } }
    : frame
}
