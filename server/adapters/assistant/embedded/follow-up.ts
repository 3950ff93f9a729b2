import type { Intent } from '#content/assistant/intents.ts'
import type { Context, Reading } from './reading.ts'
import type { Slots } from './slots.ts'

const PLAN_INTENTS: ReadonlySet<Intent> = new Set<Intent>([
  'plan_details',
  'free_minutes',
  'concurrent_calls',
  'cost_estimate',
  'appointments',
  'analytics_recording',
  'dashboard_app',
])
const MONEY_INTENTS: ReadonlySet<Intent> = new Set<Intent>([
  'pricing_overview',
  'plan_details',
  'plan_compare',
  'plan_recommend',
  'free_minutes',
  'overage_rate',
  'cost_estimate',
])

const isQuantity = ({ minutes, each, calls, bare }: Slots) =>
  minutes.length > 0 || bare.length > 0 || each !== null || calls !== null

/** The reading of a short text that only names other plans, numbers, languages …: 'and for Pro?' */
export function followUp(text: string, slots: Slots, before: Context): Reading | null {
  const intent = slots.asksWhy ? reasonFor(before.intent) : continued(slots, before)
  if (!intent) return null
  return { intent, slots: inherit(slots, before, intent), confidence: 1, rival: null, text }
}

function continued(slots: Slots, before: Context): Intent | null {
  if (slots.plans.length > 1) return 'plan_compare'
  if (slots.languages.length || slots.unlistedLanguage) return 'languages'
  if (slots.agents !== null) return 'cost_vs_human'
  if (slots.money !== null) return 'cost_estimate'
  if (isQuantity(slots)) {
    if (before.intent === 'concurrent_calls' || slots.together)
      return before.intent === 'plan_recommend' ? 'plan_recommend' : 'concurrent_calls'
    if (before.intent === 'plan_recommend') return 'plan_recommend'
    return MONEY_INTENTS.has(before.intent) || slots.plans.length ? 'cost_estimate' : null
  }
  if (slots.months !== null && MONEY_INTENTS.has(before.intent)) return 'cost_estimate'
  if (slots.plans.length) return PLAN_INTENTS.has(before.intent) ? before.intent : 'plan_details'
  if (slots.industries.length)
    return before.intent === 'plan_recommend' ? 'plan_recommend' : 'industries'
  if (slots.appointments)
    return before.intent === 'plan_recommend' ? 'plan_recommend' : 'appointments'
  return null
}

function reasonFor(intent: Intent): Intent {
  if (intent === 'plan_recommend' || intent === 'plan_details') return 'plan_compare'
  if (intent === 'pricing_overview' || intent === 'cost_estimate') return 'cost_vs_human'
  return 'what_is_adya'
}

/** Fills what a text leaves out with what was said before, where the intent needs it. */
export function inherit(slots: Slots, before: Context | null, intent: Intent): Slots {
  if (!before) return slots
  const past = before.slots
  const plans = slots.plans.length || !PLAN_INTENTS.has(intent) ? slots.plans : past.plans
  if (intent === 'plan_recommend')
    return {
      ...slots,
      plans,
      appointments: slots.appointments || past.appointments,
      minutes: isQuantity(slots) ? slots.minutes : past.minutes,
    }
  if (intent !== 'cost_estimate')
    return { ...slots, plans: plans.slice(0, 1 + +(intent === 'plan_compare')) }
  const own = isQuantity(slots) || slots.money !== null || slots.months !== null
  const onlyLength = slots.each !== null && slots.calls === null
  return {
    ...slots,
    plans: plans.slice(0, 1),
    minutes: own ? slots.minutes : past.minutes,
    bare: own ? slots.bare : past.bare,
    calls: slots.calls ?? (own && !onlyLength ? null : past.calls),
    callsPer: slots.callsPer ?? past.callsPer,
    each: slots.each ?? (own && slots.calls === null ? null : past.each),
    days: slots.days ?? past.days,
  }
}
