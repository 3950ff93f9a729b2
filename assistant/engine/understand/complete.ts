import { freeMinutes, statedPrices } from '../../knowledge/site.ts'
import { isTalk, type Topic } from '../../knowledge/topics.ts'
import { type Frame, toldOfAPlan } from './frame.ts'
import { isOnTopOfFree } from './on-top-of-free.ts'
import type { Reading } from './rank.ts'
import { noUsage, type Usage } from './usage.ts'

const MANY_PEOPLE = 50
/** What takes its plan from the rest of the message. */
const OF_A_PLAN: ReadonlySet<Topic> = new Set<Topic>([...toldOfAPlan, 'bill'])

/** Asked with a number of minutes or rupees, these are sums. */
const SUMS: ReadonlySet<Topic> = new Set<Topic>([
  'plans.prices',
  'plan.price',
  'calculator',
  'minutes.free',
  'plan.includes',
  'unstated.rounding',
  'bill',
])

/** Asked with a number of people, these ask what the people cost. */
const OF_STAFF: ReadonlySet<Topic> = new Set<Topic>(['seat-fees', 'traditional'])

const OF_LINES: ReadonlySet<Topic> = new Set<Topic>(['voice.no-queue', 'off-topic'])

const OF_NAMES: ReadonlySet<Topic> = new Set<Topic>([
  'unstated.white-label',
  'voice.knows-caller',
  'injection',
  'is-ai',
  'off-topic',
])

/** 'Which plan has a summary?' asks for no price. */
const FOR_A_PLAN: ReadonlySet<Topic> = new Set<Topic>(['plans.prices', 'plans.recommend'])

const OF_VOICE: ReadonlySet<Topic> = new Set<Topic>(['voice.what', 'unstated.voice-kind'])

/** What it is and does, asked with one line of business, is asked for that one. */
const OF_ALL_TRADES: ReadonlySet<Topic> = new Set<Topic>([
  'industries.list',
  'product.what',
  'product.how',
  'product.jobs',
  'voice.what',
  'help',
])

/** 'Does the 3999 one take appointment bookings?' speaks of no booking of the visitor's. */
const TAKEN_FOR_ELSE: ReadonlySet<Topic> = new Set<Topic>([
  'their-order',
  'off-topic',
  'medical',
  'sign-up',
  'plans.prices',
  'plan.former-price',
  'unstated.change-plan',
])

/** 'The cheapest one': the smallest plan. */
const asksSmallest = ({ topic, slots, named }: Frame, { usage, read }: Reading) => {
  const isOneOfAll =
    topic === 'plans.prices' &&
    named.has('cheapest') &&
    !named.has('all') &&
    slots.plans.length === 0
  // 'Sabse sasta plan kaunsa?' wants no advice: who it is for is not told.
  const isWhich =
    topic === 'advice' &&
    slots.plans.join() === 'base' &&
    (named.has('which') || named.has('what')) &&
    slots.industries.length === 0 &&
    read.tokens.length <= WORDS_OF_WHICH
  return (isOneOfAll || isWhich) && usage.signs.length === 0
}
const WORDS_OF_WHICH = 6

/** The topic that a question's parts make of it. */
function composed(frame: Frame, whole: Reading): Topic {
  const { topic, slots, named, usage } = frame
  const asksPrice =
    named.has('price') || named.has('how-much') || named.has('pay') || named.has('money')
  if (
    (topic === 'plan.price' || topic === 'plan.includes') &&
    slots.features.length > 0 &&
    !asksPrice
  )
    return 'plan.feature'
  // 'Does Pro have AI voice communication?'
  const isOfVoice =
    OF_VOICE.has(topic) && slots.plans.length === 1 && slots.features.join() === 'voice'
  if (isOfVoice && frame.act === 'yes-no' && !asksPrice && !named.has('voice-kind'))
    return 'plan.feature'
  const isOfTable = whole.yesNo && slots.plans.length === 1 && slots.features.length > 0
  if (isOfTable && !asksPrice && TAKEN_FOR_ELSE.has(topic)) return 'plan.feature'
  // 'What does Base come to a month?', without a number, asks for its price.
  const isPrice = topic === 'bill' && slots.plans.length === 1 && usage.signs.length === 0
  if (isPrice && whole.usage.signs.length === 0 && !named.has('yearly')) return 'plan.price'
  // 'And if three people ring together?': so many lines are wanted.
  if (usage.lines !== null && usage.lines > 1 && OF_LINES.has(topic)) return 'lines'
  // 'Name your plans': nothing else was meant by the name.
  if (named.has('name') && named.has('plan') && OF_NAMES.has(topic)) return 'plans.prices'
  const isWhichPlan =
    FOR_A_PLAN.has(topic) && named.has('which') && slots.features.length > 0 && !asksPrice
  if (isWhichPlan && whole.usage.signs.length === 0) return 'plan.feature'
  const { minutes } = whole.usage
  const asksWhich = named.has('which') || named.has('suggest') || named.has('cheap') || whole.yesNo
  // '60 calls a day of 150 seconds, on the 5999 plan': the plan is chosen already.
  if (topic === 'plans.recommend' && minutes && whole.slots.plans.length === 1 && !asksWhich)
    return 'bill'
  // So many orders or reminders of so many minutes, on a plan or for a price, are a sum.
  const isWork = minutes?.kind === 'stated' && minutes.steps[0]?.by === 'calls'
  if (isWork && !isTalk(topic) && (asksPrice || named.has('bill') || whole.slots.plans.length > 0))
    return topic === 'plans.recommend' ? topic : 'bill'
  const [industry] = whole.slots.industries
  if (OF_ALL_TRADES.has(topic) && industry && whole.slots.industries.length === 1)
    return `industries.${industry}`
  // '30 calls a day of half a minute. Minutes?' asks for the sum of them.
  const isFree =
    topic === 'minutes.free' &&
    usage.rupees === null &&
    !whole.usage.extra &&
    (!isWork || named.has('free'))
  // 'Our reminders take 1,800 minutes, what on Pro?' does not ask which minutes are free.
  const isOwnUse =
    topic === 'minutes.free' &&
    usage.minutes?.kind === 'stated' &&
    !isFreeOfAPlan(usage.minutes.minutes) &&
    whole.slots.plans.length < 2 &&
    !named.has('free')
  if (isOwnUse || (isFree && isOnTopOfFree(frame))) return 'bill'
  const isAllowance =
    SUMS.has(topic) &&
    named.has('used-up') &&
    slots.plans.some(
      (plan) =>
        whole.usage.minutes?.kind === 'stated' &&
        plan !== 'enterprise' &&
        freeMinutes[plan] === whole.usage.minutes.minutes,
    )
  if (isAllowance) return 'minutes.extra'
  // 'I use 480 minutes on Base, should I move to Pro?': both, worked out.
  if (topic === 'unstated.change-plan' && minutes?.kind === 'stated') return 'plans.break-even'
  // 'Six months of Base'
  if ((usage.months ?? 1) > 1 && slots.plans.length > 0 && topic === 'minutes.free') return 'bill'
  // 'How much over the plan's price for 250 minutes' is a sum.
  if (topic === 'minutes.extra' && minutes?.kind === 'stated')
    return whole.usage.extra || !isFreeOfAPlan(minutes.minutes) ? 'bill' : topic
  // A company of four hundred people does not ask what four hundred agents cost.
  if (topic === 'agent.cost' && (usage.agents ?? 0) >= MANY_PEOPLE && !asksPrice)
    return 'plans.recommend'
  // 'Two people on two shifts would cost?'
  const isPerHead = named.has('seat-fee')
  if (OF_STAFF.has(topic) && (usage.agents ?? 0) > 1 && asksPrice && !minutes && !isPerHead)
    return 'agent.cost'
  if (
    SUMS.has(topic) &&
    usage.rupees !== null &&
    (named.has('budget') || named.has('pay') || named.has('minute'))
  )
    return 'bill'
  const isOfMinutes = minutes?.kind === 'stated' || minutes?.kind === 'range'
  // 'Pro, 600 to 700 minutes: what budget do I keep?' hires nobody.
  const isOfStaff = named.has('human-agent') || usage.agents !== null
  if (topic === 'agent.cost' && isOfMinutes && !isOfStaff && whole.slots.plans.length > 0)
    return 'bill'
  if (SUMS.has(topic) && isOfMinutes && !isFree) return 'bill'
  return topic
}

const isFreeOfAPlan = (minutes: number) => Object.values(freeMinutes).includes(minutes as never)

/** Gives each question what the message said elsewhere: its plan, its minutes, its line of business. */
export function completed(given: readonly Frame[], whole: Reading): Frame[] {
  const frames = given.map(
    (frame): Frame =>
      asksSmallest(frame, whole)
        ? { ...frame, topic: 'plan.price', slots: { ...frame.slots, plans: ['base'] } }
        : {
            ...frame,
            topic: composed({ ...frame, usage: asBudget(frame.usage, frame.named) }, whole),
          },
  )
  return frames.map((frame) => {
    const plans =
      frame.slots.plans.length === 0 && OF_A_PLAN.has(frame.topic)
        ? whole.slots.plans
        : frame.slots.plans
    const weighs =
      frame.topic === 'plans.recommend' ||
      frame.topic === 'bill' ||
      ((frame.topic === 'plans.compare' || frame.topic === 'plans.break-even') &&
        frame.usage.minutes === null)
    const usage = asBudget(
      weighs && (frame.usage.minutes === null || isTold(frame.usage, whole.usage))
        ? whole.usage
        : frame.usage,
      frame.named,
    )
    const slots = weighs
      ? {
          ...frame.slots,
          plans: asksCheapest({ ...frame, usage }) ? [] : plans,
          industries: whole.slots.industries,
          features: whole.slots.features,
        }
      : { ...frame.slots, plans }
    return { ...frame, slots, usage: weighs ? usage : (frame.usage ?? noUsage) }
  })
}

/** '25 calls a day of 2 minutes. 26 days a month.': the days that were taken for granted are told elsewhere. */
function isTold({ minutes: own }: Usage, { minutes: all, days }: Usage): boolean {
  if (own?.kind !== 'stated' || all?.kind !== 'stated' || days === null) return false
  const isAssumed = own.steps.some(({ by, assumed }) => by === 'days' && assumed)
  const isSame = own.steps[0]?.value === all.steps[0]?.value
  return isAssumed && isSame && all.steps.some(({ by, assumed }) => by === 'days' && !assumed)
}

/** 'The cheapest plan for 500 minutes' is not the smallest one. */
const asksCheapest = ({ topic, named, usage }: Frame) =>
  topic === 'bill' &&
  usage.minutes !== null &&
  (named.has('cheapest') || named.has('cheap') || named.has('smaller-plan')) &&
  !(named.has('base') || named.has('pro'))

/** 'My budget is 6000': a number without a unit is money there. */
export function asBudget(usage: Usage, named: Frame['named']): Usage {
  const [bare] = usage.bare
  const isAlone = usage.minutes === null && usage.rupees === null && bare !== undefined
  // '8,799: for how many minutes is that?'
  const isBill =
    named.has('how-much') &&
    named.has('minute') &&
    (bare ?? 0) > statedPrices.base &&
    usage.months === null
  return isAlone && (named.has('budget') || isBill) ? { ...usage, rupees: bare } : usage
}

export function distinct(frames: readonly Frame[]): Frame[] {
  const seen = new Set<string>()
  return frames.filter(({ topic, slots, usage }) => {
    const id = JSON.stringify([topic, slots.plans, slots.features, slots.languages, usage.minutes])
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
