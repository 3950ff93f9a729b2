import {
  agentRupees,
  count,
  extraMinuteRupees,
  type PricedPlanId,
  planCost,
  rupees,
  statedPrices,
} from '../../knowledge/site.ts'
import { fromPricing, type Part } from './part.ts'
import type { Speech } from './speech.ts'

/** A bill that was worked out: so many minutes of a month on a plan. */
export type Sum = { plan: PricedPlanId; minutes: number }

/** What is worked out from bills that were given. */
export type Reckoning =
  /** By how much one bill is above another, over so many months. */
  | { kind: 'apart'; sums: readonly [Sum, Sum]; months: number }
  /** By how many minutes they are apart. */
  | { kind: 'minutes-apart'; sums: readonly [Sum, Sum] }
  /** What one call, day or minute of a bill comes to. */
  | { kind: 'each'; sum: Sum; parts: number }
  /** The minutes beyond the free ones, and what they cost. */
  | { kind: 'extra'; sum: Sum }
  /** The free minutes that are not used. */
  | { kind: 'left'; sum: Sum }
  /** Why bills are what they are: a fixed price, free minutes, and a rate beyond them. */
  | { kind: 'fixed'; sums: readonly Sum[] }
  /** Several bills in all, each for so many months. */
  | { kind: 'total'; sums: readonly Sum[]; months: readonly number[] }
  /** Several bills, each for itself. */
  | { kind: 'several'; sums: readonly Sum[] }
  /** By how much one bill for all is below a bill for each. */
  | { kind: 'shared'; sums: readonly Sum[]; sum: Sum }
  /** What has come off Pro's former price. */
  | { kind: 'reduced'; months: number }
  /** What is saved beside so many people. */
  | { kind: 'people'; people: number; wage: number | null; sum: Sum; months: number }

const totalOf = ({ plan, minutes }: Sum) => planCost(plan, minutes).total

export function reckoningPart(speech: Speech, reckoning: Reckoning): Part {
  return fromPricing(textOf(speech, reckoning), { listed: plansOf(reckoning) })
}

function plansOf(reckoning: Reckoning): PricedPlanId[] {
  if (reckoning.kind === 'reduced') return ['pro']
  const sums = 'sums' in reckoning ? reckoning.sums : [reckoning.sum]
  return [...new Set(sums.map(({ plan }) => plan))]
}

const overMonths = (sum: number, months: number) =>
  months > 1 ? `\n\n${count(months)} × ${rupees(sum)} = **${rupees(sum * months)}**` : ''

function textOf({ say, sentences }: Speech, reckoning: Reckoning): string {
  const named = (sum: Sum) => `**${sentences.plans[sum.plan]}**`
  switch (reckoning.kind) {
    case 'apart': {
      const [most, least] = [...reckoning.sums].sort((a, b) => totalOf(b) - totalOf(a)) as [
        Sum,
        Sum,
      ]
      const isOnePlan = most.plan === least.plan
      const told = (sum: Sum) =>
        `${named(sum)}${isOnePlan ? ` (${count(sum.minutes)})` : ''} ${rupees(totalOf(sum))}`
      const apart = totalOf(most) - totalOf(least)
      const sum = `${told(most)} − ${told(least)} = **${rupees(apart)}**`
      return sum + overMonths(apart, reckoning.months)
    }
    case 'minutes-apart': {
      const [most = 0, least = 0] = reckoning.sums
        .map(({ minutes }) => minutes)
        .sort((a, b) => b - a)
      return `${count(most)} − ${count(least)} = **${count(most - least)}**`
    }
    case 'fixed':
      return [
        ...reckoning.sums.map((sum) => beyond(sum, named(sum)) ?? within(sum, { say, sentences })),
        say(sentences.facts['seat-fees']),
      ].join('\n\n')
    case 'several':
      return reckoning.sums
        .map((sum) => beyond(sum, named(sum)) ?? within(sum, { say, sentences }))
        .join('\n\n')
    case 'total':
      return totalText(reckoning, named)
    case 'shared': {
      const apart = reckoning.sums.map(totalOf).reduce((all, one) => all + one, 0)
      const each = reckoning.sums.map((sum) => `${named(sum)} ${rupees(totalOf(sum))}`).join(' + ')
      const { sum } = reckoning
      return `${each} = ${rupees(apart)}\n\n${rupees(apart)} − ${named(sum)} (${count(sum.minutes)}) ${rupees(totalOf(sum))} = **${rupees(apart - totalOf(sum))}**`
    }
    case 'reduced': {
      const { proWas, pro } = statedPrices
      const sum = `**${sentences.plans.pro}** ${rupees(proWas)} − ${rupees(pro)} = **${rupees(proWas - pro)}**`
      return sum + overMonths(proWas - pro, reckoning.months)
    }
    case 'each': {
      const { sum, parts } = reckoning
      return `${named(sum)}: ${rupees(totalOf(sum))} ÷ ${count(parts)} = **${rupees(toPaise(totalOf(sum) / parts))}**`
    }
    case 'extra': {
      const { plan, minutes } = reckoning.sum
      const { free, extraMinutes, extraCost } = planCost(plan, minutes)
      if (extraMinutes === 0) return within(reckoning.sum, { say, sentences })
      const values = { extra: count(extraMinutes), charge: rupees(extraCost) }
      return `${named(reckoning.sum)}: ${count(minutes)} − ${count(free)} = ${count(extraMinutes)}\n\n${say(sentences.bills.extraOnly, values)}`
    }
    case 'left': {
      const { plan, minutes } = reckoning.sum
      const { free, extraMinutes } = planCost(plan, minutes)
      const left = Math.max(0, free - minutes)
      if (extraMinutes > 0)
        return `${named(reckoning.sum)}: **0** (${count(minutes)} > ${count(free)})`
      return `${named(reckoning.sum)}: ${count(free)} − ${count(minutes)} = **${count(left)}**\n\n${within(reckoning.sum, { say, sentences })}`
    }
    case 'people': {
      const { people, sum, months } = reckoning
      const wage = reckoning.wage ?? agentRupees
      const paid = people * wage
      const bill = totalOf(sum)
      const [pay, cost] = [rupees(paid), `${named(sum)} ${rupees(bill)}`]
      // Whoever is paid less than the bill saves nothing: the larger one stands first.
      const apart = Math.abs(paid - bill)
      const sides = paid >= bill ? `${pay} − ${cost}` : `${cost} − ${pay}`
      const all = people > 1 ? `${count(people)} × ${rupees(wage)} = ${pay}\n\n` : ''
      return `${all}${sides} = **${rupees(apart)}**${overMonths(apart, months)}`
    }
  }
}

/** A line for each bill, and their sum. */
function totalText(
  { sums, months }: Extract<Reckoning, { kind: 'total' }>,
  named: (sum: Sum) => string,
): string {
  const paid = sums.map((sum, i) => totalOf(sum) * (months[i] ?? 1))
  const lines = sums.map((sum, i) => {
    const often = months[i] ?? 1
    const times =
      often > 1 ? `${count(often)} × ${rupees(totalOf(sum))} = ${rupees(paid[i] ?? 0)}` : ''
    return `- ${named(sum)} (${count(sum.minutes)}): ${times || rupees(totalOf(sum))}`
  })
  const all = paid.reduce((sum, one) => sum + one, 0)
  return `${lines.join('\n')}\n\n${paid.map(rupees).join(' + ')} = **${rupees(all)}**`
}

/** 'Pro (900): ₹5,999 + (900 − 500) × ₹7 = ₹8,799'; null where the free minutes suffice. */
function beyond(sum: Sum, plan: string): string | null {
  const { monthly, free, extraMinutes, total } = planCost(sum.plan, sum.minutes)
  if (extraMinutes === 0) return null
  const minutes = count(sum.minutes)
  return `${plan} (${minutes}): ${rupees(monthly)} + (${minutes} − ${count(free)}) × ${rupees(extraMinuteRupees)} = ${rupees(total)}`
}

const within = ({ plan, minutes }: Sum, { say, sentences }: Pick<Speech, 'say' | 'sentences'>) =>
  say(sentences.bills.within, {
    plan: sentences.plans[plan],
    minutes: count(minutes),
    free: count(planCost(plan, minutes).free),
    total: rupees(planCost(plan, minutes).total),
  })

const toPaise = (value: number) => Math.round(value * 100) / 100
