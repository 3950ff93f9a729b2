import { type PlanId, planIds } from '../../knowledge/site.ts'
import { says } from './says.ts'
import type { RememberedFrame, State } from './state.ts'

const UP =
  /\b(?:next (?:one|plan|tier|level|step|size)?\s?(?:up|higher)|next (?:one|plan|tier|bigger|higher|level)|(?:one|plan|tier|level|step) (?:up|above|higher|after)|higher one|bigger one|larger one|upper one)\b/
/** The same, where a language makes a noun of it: 'agle wale me', 'পরেরটায়'. */
const UP_ELSEWHERE =
  /(?<![\p{L}\p{M}])(?:(?:agl[aei]|upar) wal[aei]|(?:अगल|ऊपर)\p{M}* वाल|पुढच्या(?:त|मध्ये)|पुढचा तर|পরেরট|উপরেরট|ওপরেরট|પછીનામાં|આગળનામાં|ઉપરવાળ|அடுத்தது|அடுத்ததில்|తర్వాతది|తర్వాతదాంట్లో|పైదాంట్లో|ಮುಂದಿನದ|ಮೇಲಿನದ|അടുത്തതി|മുകളിലത്തെതി|ਅਗਲੇ ਵਾਲ|ਉੱਪਰਲੇ ਵਾਲ|ପରଟି|ଉପରଟି)/u
const DOWN =
  /\b(?:next (?:one|plan|tier)?\s?(?:down|lower)|(?:one|plan|tier|level|step) (?:down|below|lower|under)|lower one|smaller one|one before|previous one)\b/
const UNPRICED =
  /\b(?:(?:without|with no|has no|have no|no|not) (?:a |any |fixed |listed |published |stated )*(?:price|priced|figure|amount|rate)|custom one|custom priced|price on request)\b/
const BIGGER = /\b(?:bigger|larger|higher|dearer|costlier|upper|pricier) (?:one|plan)\b/
const SMALLER = /\b(?:smaller|lower|lesser) (?:one|plan)\b/
const OTHER = /\b(?:the )?other (?:one|plan)\b/

const OTHERS = /\b(?:other|others|remaining|rest|baaki|baki)\b(?: (?:two|2|ones|plans|do))?/

/** 'And the other two?': every plan but the last one. */
export function otherPlans(normalised: string, { plans }: RememberedFrame): PlanId[] | null {
  const [last] = plans
  return plans.length === 1 && OTHERS.test(normalised)
    ? planIds.filter((plan) => plan !== last)
    : null
}

/** 'The next one up', 'the one without a price', 'the other one': a plan by its place beside the last one. */
export function relativePlan(
  normalised: string,
  last: RememberedFrame,
  { listed }: State,
): PlanId | null {
  if (UNPRICED.test(normalised)) return 'enterprise'
  const shown =
    last.plans.length === 1 ? last.plans[0] : listed.length === 1 ? listed[0] : undefined
  // Of two that were weighed against each other: 'the bigger one', 'the dearer one'.
  const [smaller, bigger, ...more] = listed
  if (!shown && more.length === 0 && bigger)
    return BIGGER.test(normalised) ? bigger : SMALLER.test(normalised) ? (smaller ?? null) : null
  if (!shown) return null
  const at = planIds.indexOf(shown)
  if (UP.test(normalised) || UP_ELSEWHERE.test(normalised)) return planIds[at + 1] ?? null
  if (DOWN.test(normalised)) return planIds[at - 1] ?? null
  if (shown === 'base' && says('bigger', normalised)) return 'pro'
  if (shown === 'pro' && says('smaller', normalised)) return 'base'
  if (OTHER.test(normalised) && shown !== 'enterprise') return shown === 'base' ? 'pro' : 'base'
  return null
}
