import type { Answers } from '#content/assistant/answers/format.ts'
import { type PricedPlanId, planCost } from '#content/facts/plan-cost.ts'
import { type PlanId, plans, traditionalRupeesPerAgent } from '#content/facts/plans.ts'
import { count, rupees } from '#content/format/rupees.ts'
import { billFor, cheaperFor, mostMinutesFor, usageOf } from './bill.ts'
import type { Slots } from './slots.ts'

const [base, pro] = plans

export function compare(said: Answers, named: readonly PlanId[]): string {
  if (named.length !== 2) return named.length > 2 ? said.compare.all : said.compare.basePro
  if (!named.includes('enterprise')) return said.compare.basePro
  return named.includes('base') ? said.compare.baseEnterprise : said.compare.proEnterprise
}

export function planDetails(said: Answers, slots: Slots): string {
  const [first, second] = slots.plans
  if (!first) return said.pricingOverview
  return second ? compare(said, slots.plans) : said.planDetails[first]
}

/** The sum that was asked for, or the question that is missing for it. */
export function estimate(said: Answers, slots: Slots): string {
  const [plan] = slots.plans
  const usage = usageOf(slots)
  if (plan === 'enterprise') return said.bill.enterprise
  if (!usage) {
    if (slots.money !== null) return budget(said, slots.money)
    if (slots.months !== null) return longTerm(said, plan ?? 'base', slots.months)
    return plan ? said.planDetails[plan] : said.bill.askMinutes
  }
  const steps =
    usage.steps &&
    said.bill.minutesFromCalls({
      calls: count(usage.steps.calls),
      each: count(usage.steps.each),
      days: usage.steps.days === null ? null : count(usage.steps.days),
      minutes: count(usage.minutes),
    })
  const sums =
    plan && slots.plans.length === 1
      ? [...new Set([...slots.minutes.slice(0, -1), usage.minutes])].map((minutes) =>
          onePlan(said, plan, minutes),
        )
      : [bothPlans(said, usage.minutes)]
  return [steps, ...sums].filter(Boolean).join('\n\n')
}

function onePlan(said: Answers, plan: PricedPlanId, minutes: number): string {
  const bill = billFor(plan, said.planNames[plan], minutes)
  return minutes <= planCost(plan, minutes).free ? said.bill.within(bill) : said.bill.beyond(bill)
}

function bothPlans(said: Answers, minutes: number): string {
  return said.bill.both({
    minutes: count(minutes),
    baseTotal: rupees(planCost('base', minutes).total),
    proTotal: rupees(planCost('pro', minutes).total),
    cheaper: said.planNames[cheaperFor(minutes)],
  })
}

function budget(said: Answers, money: number): string {
  const best = mostMinutesFor(money)
  if (!best) return said.bill.budgetTooSmall({ money: rupees(money) })
  return said.bill.budget({
    money: rupees(money),
    plan: said.planNames[best.plan],
    minutes: count(best.minutes),
  })
}

function longTerm(said: Answers, plan: PricedPlanId, months: number): string {
  const { monthly } = planCost(plan, 0)
  return said.bill.months({
    plan: said.planNames[plan],
    price: rupees(monthly),
    months: count(months),
    total: rupees(monthly * months),
  })
}

export function recommend(said: Answers, slots: Slots): string {
  const atOnce = slots.together ? (slots.calls ?? slots.bare[0] ?? null) : null
  if (atOnce !== null && atOnce > pro.concurrentCalls) return said.recommend.enterprise
  if (slots.appointments) return said.recommend.appointments
  if (atOnce !== null && atOnce > base.concurrentCalls) return said.recommend.proForCalls
  const usage = usageOf(slots)
  if (usage)
    return said.recommend.byMinutes({
      minutes: count(usage.minutes),
      plan: said.planNames[cheaperFor(usage.minutes)],
      baseTotal: rupees(planCost('base', usage.minutes).total),
      proTotal: rupees(planCost('pro', usage.minutes).total),
    })
  if (slots.plans.length > 1) return compare(said, slots.plans)
  const [industry] = slots.industries
  return industry
    ? `${said.industries[industry]}\n\n${said.recommend.general}`
    : said.recommend.general
}

export function againstPeople(said: Answers, slots: Slots): string {
  const agents = slots.agents ?? 0
  if (agents < 2) return said.costVsHuman
  return said.costVsTeam({
    agents: count(agents),
    total: rupees(agents * traditionalRupeesPerAgent),
  })
}
