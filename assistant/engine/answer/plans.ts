import { type Feature, firstPlanWith, planHas } from '../../knowledge/plan-features.ts'
import {
  agentRupees,
  count,
  lines,
  type PlanId,
  planCost,
  planIds,
  rupees,
} from '../../knowledge/site.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import { says } from '../state/says.ts'
import { normalise } from '../text/normalise.ts'
import type { Frame } from '../understand/frame.ts'
import { cheaperFor, minutesOf, onePlan } from './bill.ts'
import { fromPricing, type Part } from './part.ts'
import type { Speech } from './speech.ts'

const MANY_AGENTS = 50
const MOST_FEATURES = 3

export function pricesPart({ say, sentences }: Speech): Part {
  return fromPricing(say(sentences.pricing.overview), { listed: planIds })
}

export function pricePart({ say, sentences: { pricing } }: Speech, plan: PlanId): Part {
  const sentence = {
    base: pricing.basePrice,
    pro: pricing.proPrice,
    enterprise: pricing.enterprisePrice,
  }
  return fromPricing(say(sentence[plan]), { listed: [plan] })
}

export function includesPart({ say, sentences: { pricing } }: Speech, plan: PlanId): Part {
  return fromPricing(say(pricing[plan]), { listed: [plan] })
}

export function audiencePart(
  { say, sentences: { pricing } }: Speech,
  plans: readonly PlanId[],
): Part {
  const sentence = { base: pricing.forBase, pro: pricing.forPro, enterprise: pricing.forEnterprise }
  const chosen = plans.length > 0 ? plans : planIds
  return fromPricing(chosen.map((plan) => say(sentence[plan])).join('\n'), { listed: chosen })
}

export function comparePart(
  { say, sentences: { pricing } }: Speech,
  plans: readonly PlanId[],
): Part {
  const listed = planIds.filter((plan) => plans.includes(plan))
  const key = listed.join(' ')
  const pair: Record<string, string> = {
    'base pro': pricing.compareBasePro,
    'base enterprise': pricing.compareBaseEnterprise,
    'pro enterprise': pricing.compareProEnterprise,
  }
  const sentence = pair[key]
  return sentence
    ? fromPricing(say(sentence), { listed })
    : fromPricing(say(pricing.compareAll), { listed: planIds })
}

export function freeMinutesPart(
  { say, sentences: { pricing } }: Speech,
  plans: readonly PlanId[],
): Part {
  const sentence = {
    base: pricing.freeMinutesBase,
    pro: pricing.freeMinutesPro,
    enterprise: pricing.freeMinutesEnterprise,
  }
  const [only] = plans
  return plans.length === 1 && only
    ? fromPricing(say(sentence[only]), { listed: [only] })
    : fromPricing(say(pricing.freeMinutesAll), { listed: planIds })
}

/** How many calls at once: by plan, and for a number that was named. */
export function linesPart(
  { say, sentences: { pricing } }: Speech,
  { slots, usage, act }: Frame,
): Part {
  const [plan] = slots.plans
  const wanted = usage.lines
  const sentence = {
    base: pricing.linesBase,
    pro: pricing.linesPro,
    enterprise: pricing.linesEnterprise,
  }
  if (plan && slots.plans.length === 1) {
    const holds = wanted === null || plan === 'enterprise' ? null : wanted <= lines[plan]
    const opening = act === 'yes-no' && holds !== null && !slots.negated && !slots.bent
    return fromPricing(say(sentence[plan]), {
      // Who hears that a plan takes fewer goes on about the one that takes so many.
      listed: holds === false && wanted !== null ? [planFor(wanted)] : [plan],
      opening: opening ? (holds ? 'yes' : 'no') : null,
    })
  }
  if (wanted !== null && slots.plans.length === 0) {
    const first = planFor(wanted)
    return first === 'enterprise'
      ? fromPricing(say(pricing.linesNeedEnterprise, { count: count(wanted) }), { listed: [first] })
      : fromPricing(say(pricing.linesFit, { count: count(wanted), plan: say(`{${first}}`) }), {
          listed: [first],
        })
  }
  return fromPricing(say(pricing.linesAll), { listed: planIds })
}

const planFor = (wanted: number): PlanId =>
  wanted <= lines.base ? 'base' : wanted <= lines.pro ? 'pro' : 'enterprise'

/** 'Recording in Base' asks for yes or no like 'is there …'; 'how' and 'which' do not. */
const asksWhether = ({ act, named }: Frame) =>
  act === 'yes-no' || !ASKING_ELSE.some((concept) => named.has(concept))
const ASKING_ELSE: readonly Concept[] = [...questionWords, 'tell']

/** Whether a plan has a feature, or which plan has it. */
export function featurePart({ say, sentences }: Speech, frame: Frame): Part {
  const { slots } = frame
  const { pricing } = sentences
  const features = slots.features.slice(0, MOST_FEATURES)
  const [feature] = features
  if (slots.plans.length === 0) {
    const text = features.map((one) => whichPlan(say, sentences, one)).join(' ')
    const isEverywhere = features.length === 1 && feature && firstPlanWith(feature) === 'base'
    const says = frame.act === 'yes-no' && isEverywhere && !slots.negated && !slots.bent
    return fromPricing(text, {
      listed: feature ? [firstPlanWith(feature)] : [],
      opening: says ? 'yes' : null,
    })
  }
  const must = mustTake(frame)
  if (must && feature) {
    return fromPricing(whichPlan(say, sentences, feature), {
      listed: [firstPlanWith(feature)],
      opening: must.isNeeded ? 'yes' : 'no',
    })
  }
  const alone = onlyThere(frame)
  if (alone && feature) {
    return fromPricing(whichPlan(say, sentences, feature), {
      listed: [firstPlanWith(feature)],
      opening: alone.isSmaller ? 'no' : null,
    })
  }
  const pairs = slots.plans.flatMap((plan) => features.map((one) => ({ plan, feature: one })))
  const text = pairs
    .map(({ plan, feature: one }) =>
      say(planHas(plan, one) ? pricing.has : pricing.lacks, {
        plan: sentences.plans[plan],
        feature: sentences.features[one],
        first: sentences.plans[firstPlanWith(one)],
      }),
    )
    .join(' ')
  const held = pairs.filter(({ plan, feature: one }) => planHas(plan, one)).length
  const agree = held === pairs.length ? 'yes' : held === 0 ? 'no' : null
  const opens = asksWhether(frame) && !slots.negated && !slots.bent
  return fromPricing(text, {
    // Who hears that a plan lacks it goes on about the one that has it.
    listed: held === 0 && feature ? [firstPlanWith(feature)] : slots.plans,
    opening: opens ? agree : null,
  })
}

/** 'Must I take Pro for the recording?' is not asked whether Pro has it. */
function mustTake({ slots, text }: Frame): { isNeeded: boolean } | null {
  const [plan, ...others] = slots.plans
  const [feature, ...more] = slots.features
  if (!plan || !feature || others.length + more.length > 0 || slots.negated) return null
  if (!says('mustTake', normalise(text)) || !planHas(plan, feature)) return null
  return { isNeeded: firstPlanWith(feature) === plan }
}

/** 'Is the recording only in Pro?': a smaller plan may have it too. */
function onlyThere({ slots, named }: Frame): { isSmaller: boolean } | null {
  const [plan, ...others] = slots.plans
  const [feature, ...more] = slots.features
  if (!plan || !feature || others.length + more.length > 0 || slots.negated) return null
  if (!named.has('only') || plan === 'base' || !planHas(plan, feature)) return null
  return { isSmaller: firstPlanWith(feature) !== plan }
}

function whichPlan(say: Speech['say'], sentences: Speech['sentences'], feature: Feature): string {
  const first = firstPlanWith(feature)
  const sentence = first === 'base' ? sentences.pricing.inEveryPlan : sentences.pricing.firstWith
  return say(sentence, { feature: sentences.features[feature], first: sentences.plans[first] })
}

/** The plan that suits what was told; asks back when nothing was. */
export function recommendPart(speech: Speech, frame: Frame): Part {
  const { say, sentences } = speech
  const { pricing } = sentences
  const { slots, usage } = frame
  const needed = slots.features.map(firstPlanWith)
  const isLarge = usage.agents !== null && usage.agents >= MANY_AGENTS
  if ((usage.lines !== null && usage.lines > lines.pro) || isLarge)
    return fromPricing(say(pricing.suggestEnterprise), { listed: ['enterprise'] })
  if (needed.includes('enterprise')) {
    const feature = slots.features.find((one) => firstPlanWith(one) === 'enterprise') as Feature
    return suggestFeature(speech, feature)
  }
  if (slots.features.includes('appointments'))
    return fromPricing(say(pricing.suggestAppointments), { listed: ['pro'] })
  if (needed.includes('pro'))
    return suggestFeature(
      speech,
      slots.features.find((one) => firstPlanWith(one) === 'pro') as Feature,
    )
  const minutes = minutesOf(usage, null)
  if (usage.lines !== null && usage.lines > lines.base) {
    const bill = minutes === null ? [] : [onePlan(speech, 'pro', minutes)]
    return fromPricing([say(pricing.suggestProForLines), ...bill].join('\n\n'), { listed: ['pro'] })
  }
  if (minutes !== null) {
    const plan = cheaperFor(minutes)
    const values = {
      minutes: count(minutes),
      plan: sentences.plans[plan],
      baseTotal: rupees(planCost('base', minutes).total),
      proTotal: rupees(planCost('pro', minutes).total),
    }
    return fromPricing(say(pricing.suggestByMinutes, values), { listed: [plan] })
  }
  if (slots.plans.includes('enterprise'))
    return fromPricing(`${say(pricing.forEnterprise)} ${say(pricing.enterprisePrice)}`, {
      listed: ['enterprise'],
    })
  if (slots.plans.length > 1) return comparePart(speech, slots.plans)
  return fromPricing(say(pricing.suggestGeneral), { listed: planIds, offer: 'minutes' })
}

function suggestFeature({ say, sentences }: Speech, feature: Feature): Part {
  const first = firstPlanWith(feature)
  const values = { feature: sentences.features[feature], first: sentences.plans[first] }
  return fromPricing(say(sentences.pricing.suggestFeature, values), { listed: [first] })
}

export function agentsPart({ say, sentences }: Speech, agents: number): string {
  return say(sentences.bills.agents, { agents: count(agents), total: rupees(agents * agentRupees) })
}
