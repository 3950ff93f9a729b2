import { type PlanId, planIds } from './site.ts'

/** What a plan may have; asked as 'does Base have …?' and 'which plan has …?'. */
export const features = [
  'voice',
  'basic-analytics',
  'advanced-analytics',
  'recording',
  'summary',
  'appointments',
  'mobile-app',
  'custom-pricing',
  'flexible-pricing',
  'multi-agent',
  'multiple-numbers',
  'flexible-credits',
] as const

export type Feature = (typeof features)[number]

/** The points of the pricing page that grant a feature; each plan also has what the one before has. */
const grants: Readonly<Record<PlanId, readonly Feature[]>> = {
  base: ['voice', 'basic-analytics', 'recording', 'mobile-app'],
  pro: ['advanced-analytics', 'summary', 'appointments'],
  enterprise: [
    'custom-pricing',
    'flexible-pricing',
    'multi-agent',
    'multiple-numbers',
    'flexible-credits',
  ],
}

/** The smallest plan with a feature: every larger one has it too. */
export function firstPlanWith(feature: Feature): PlanId {
  const plan = planIds.find((id) => grants[id].includes(feature))
  if (!plan) throw new RangeError(`No plan has ${feature}`)
  return plan
}

export const planHas = (plan: PlanId, feature: Feature): boolean =>
  planIds.indexOf(plan) >= planIds.indexOf(firstPlanWith(feature))
