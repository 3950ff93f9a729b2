import {
  count,
  extraMinuteRupees,
  freeMinutes,
  type PricedPlanId,
  planCost,
  planIds,
  rupees,
} from '../../knowledge/site.ts'
import { sumOf } from '../amounts/minutes-per-month.ts'
import { monthsIn } from '../amounts/spans.ts'
import { says } from '../state/says.ts'
import { normalise } from '../text/normalise.ts'
import type { Frame } from '../understand/frame.ts'
import type { Usage } from '../understand/usage.ts'
import { fromPricing, type Part } from './part.ts'
import { reckoningPart, type Sum } from './reckoning.ts'
import type { Speech } from './speech.ts'

const PRICED: readonly PricedPlanId[] = ['base', 'pro']
const MOST_MINUTES = 10_000_000
const MOST_MONTHS = 120
const MONTHS_OF_A_YEAR = 12

export const cheaperFor = (minutes: number): PricedPlanId =>
  planCost('base', minutes).total <= planCost('pro', minutes).total ? 'base' : 'pro'

/** From how many minutes on the larger plan is the cheaper one. */
export function breakEvenPart({ say, sentences }: Speech): Part {
  let minutes = freeMinutes.base
  while (cheaperFor(minutes + 1) === 'base') minutes++
  return fromPricing(
    say(sentences.bills.breakEven, { base: count(minutes), pro: count(minutes + 1) }),
    { listed: PRICED },
  )
}

/** By how much one plan is cheaper than the other for so many minutes. */
export function differencePart(speech: Speech, frame: Frame): Part {
  const minutes = minutesOf(frame.usage, null)
  if (minutes === null) return billPart(speech, { ...frame, slots: { ...frame.slots, plans: [] } })
  const cheaper = cheaperFor(minutes)
  const dearer = cheaper === 'base' ? 'pro' : 'base'
  const sums = [
    { plan: dearer, minutes },
    { plan: cheaper, minutes },
  ] as const
  return { ...reckoningPart(speech, { kind: 'apart', sums, months: 1 }), listed: PRICED }
}

/** Minutes of a month; those 'beyond the free ones' are counted from a plan's free minutes on. */
export function minutesOf({ minutes, extra }: Usage, plan: PricedPlanId | null): number | null {
  if (minutes?.kind !== 'stated') return null
  return extra && plan ? minutes.minutes + freeMinutes[plan] : minutes.minutes
}

/** The sum that was asked for, or the question that is missing for it. */
export function billPart(speech: Speech, frame: Frame): Part {
  const { say, sentences } = speech
  const { usage, slots } = frame
  const plan = pricedPlanOf(frame)
  if (slots.plans.length === 1 && slots.plans[0] === 'enterprise')
    return fromPricing(say(sentences.bills.enterprise), { listed: ['enterprise'] })
  if (usage.minutes?.kind === 'ask') {
    const { askCallLength, unsureNumber } = sentences.bills
    const sentence = usage.minutes.reason === 'call-length' ? askCallLength : unsureNumber
    return fromPricing(say(sentence), { offer: 'minutes' })
  }
  if (usage.minutes?.kind === 'range') return rangePart(speech, usage.minutes, plan)
  const minutes = minutesOf(usage, plan)
  if (minutes === null) return withoutMinutes(speech, frame, plan)
  if (minutes <= 0 || minutes > MOST_MINUTES)
    return fromPricing(say(sentences.bills.unsureNumber), { offer: 'minutes' })
  if (usage.extra && !plan)
    return fromPricing(
      say(sentences.bills.extraOnly, {
        extra: count(minutes),
        charge: rupees(Math.ceil(minutes) * extraMinuteRupees),
      }),
    )
  const months = usage.months ?? monthsIn(frame.text)
  const apart = plan && ofEachPlace(frame)
  if (apart) {
    const { total } = planCost(plan, apart.minutes)
    const all = `${count(apart.places)} × ${rupees(total)} = **${rupees(total * apart.places)}**`
    return fromPricing(`${onePlan(speech, plan, apart.minutes)}\n\n${all}`, { listed: [plan] })
  }
  const { steps } = usage.minutes as Extract<Usage['minutes'], { kind: 'stated' }>
  const lines = [
    // The steps of minutes beyond the free ones come to those alone.
    steps.length > 1 && !usage.extra
      ? say(sentences.bills.minutesFrom, { steps: sumOf(steps), minutes: count(minutes) })
      : '',
    plan ? onePlan(speech, plan, minutes) : bothPlans(speech, minutes),
    months !== null && months > 1
      ? overMonths(speech, plan ?? cheaperFor(minutes), minutes, months)
      : '',
  ]
  return fromPricing(lines.filter(Boolean).join('\n\n'), {
    listed: plan ? [plan] : PRICED,
    opening: frame.claimed ? (cheaperFor(minutes) === frame.claimed ? 'yes' : 'no') : null,
  })
}

/** 'Three shops, each takes its own Base and speaks 180 minutes': one bill, three times. */
function ofEachPlace({ usage: { minutes, months }, text }: Frame) {
  if (minutes?.kind !== 'stated' || (months ?? 1) > 1) return null
  const places = minutes.steps.find(({ by }) => by === 'times')?.value
  return places && says('ownPlan', normalise(text))
    ? { places, minutes: minutes.minutes / places }
    : null
}

function pricedPlanOf({ slots }: Frame): PricedPlanId | null {
  const [plan] = slots.plans
  return slots.plans.length === 1 && plan && plan !== 'enterprise' ? plan : null
}

export function onePlan({ say, sentences }: Speech, plan: PricedPlanId, minutes: number): string {
  const { monthly, free, extraMinutes, extraCost, total } = planCost(plan, minutes)
  const sentence = extraMinutes > 0 ? sentences.bills.beyond : sentences.bills.within
  return say(sentence, {
    plan: sentences.plans[plan],
    minutes: count(minutes),
    free: count(free),
    extra: count(extraMinutes),
    price: rupees(monthly),
    charge: rupees(extraCost),
    total: rupees(total),
  })
}

/** 'price + extra × rate = total', or the price alone. */
function planSum(plan: PricedPlanId, minutes: number): string {
  const { monthly, extraMinutes, total } = planCost(plan, minutes)
  if (extraMinutes === 0) return rupees(monthly)
  return `${rupees(monthly)} + ${count(extraMinutes)} × ${rupees(extraMinuteRupees)} = ${rupees(total)}`
}

function bothPlans({ say, sentences }: Speech, minutes: number): string {
  const totals = PRICED.map((plan) => planCost(plan, minutes).total)
  const [most, least] = [Math.max(...totals), Math.min(...totals)]
  const text = say(most === least ? sentences.bills.bothSame : sentences.bills.both, {
    minutes: count(minutes),
    baseSum: planSum('base', minutes),
    proSum: planSum('pro', minutes),
    cheaper: sentences.plans[cheaperFor(minutes)],
  })
  if (most === least) return text
  return `${text} ${rupees(most)} − ${rupees(least)} = **${rupees(most - least)}**`
}

function overMonths(
  { say, sentences }: Speech,
  plan: PricedPlanId,
  minutes: number,
  months: number,
): string {
  const { total } = planCost(plan, minutes)
  return say(sentences.bills.months, {
    plan: sentences.plans[plan],
    months: count(months),
    monthly: rupees(total),
    total: rupees(total * months),
  })
}

function rangePart(
  speech: Speech,
  { low, high }: { low: number; high: number },
  plan: PricedPlanId | null,
): Part {
  const { say, sentences } = speech
  const plans = plan ? [plan] : PRICED
  const rows = plans.map(
    (one) => `- **${sentences.plans[one]}**: ${planSum(one, low)} … ${planSum(one, high)}`,
  )
  const intro = say(sentences.bills.rangeIntro, { low: count(low), high: count(high) })
  return fromPricing([intro, ...rows].join('\n'), { listed: plans })
}

function withoutMinutes(
  speech: Speech,
  { usage, named, text }: Frame,
  plan: PricedPlanId | null,
): Part {
  const { say, sentences } = speech
  if (usage.rupees !== null) return budgetPart(speech, usage.rupees, plan)
  const months = usage.months ?? monthsIn(text) ?? (named.has('yearly') ? MONTHS_OF_A_YEAR : null)
  if (months !== null && months > 1 && months <= MOST_MONTHS) {
    const plans = plan ? [plan] : PRICED
    return fromPricing(
      plans
        .map((one) => `**${sentences.plans[one]}**: ${overMonths(speech, one, 0, months)}`)
        .join('\n'),
      { listed: plans },
    )
  }
  return fromPricing(say(sentences.bills.askMinutes), {
    offer: 'minutes',
    listed: plan ? [plan] : planIds,
  })
}

/** The most minutes that a monthly sum buys, on the plan that was named or on the better one. */
export function boughtFor(money: number, named: PricedPlanId | null): Sum | null {
  const offers = PRICED.flatMap((plan): Sum[] => {
    const { monthly, free } = planCost(plan, 0)
    const left = money - monthly
    return left < 0 ? [] : [{ plan, minutes: free + Math.floor(left / extraMinuteRupees) }]
  }).sort((a, b) => b.minutes - a.minutes)
  return offers.find(({ plan }) => plan === named) ?? offers[0] ?? null
}

function budgetPart({ say, sentences }: Speech, money: number, plan: PricedPlanId | null): Part {
  const best = boughtFor(money, plan)
  if (!best)
    return fromPricing(say(sentences.bills.budgetTooSmall, { money: rupees(money) }), {
      listed: ['base'],
    })
  const values = {
    money: rupees(money),
    plan: sentences.plans[best.plan],
    minutes: count(best.minutes),
  }
  return fromPricing(say(sentences.bills.budget, values), { listed: [best.plan] })
}
