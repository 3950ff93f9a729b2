import type { Concept } from '../../languages/concepts.ts'
import { nameSlots } from '../../languages/named-concepts.ts'

const PLANS: ReadonlySet<Concept> = new Set<Concept>([
  ...nameSlots.plan,
  'smaller-plan',
  'middle-plan',
  'bigger-plan',
])
const LANGUAGES: ReadonlySet<Concept> = new Set<Concept>(nameSlots.language)
const INDUSTRIES: ReadonlySet<Concept> = new Set<Concept>([...nameSlots.industry, 'other-industry'])
/** Words that stand in every question: they count for less, and not in pairs with each other. */
export const THIN_SIGNS: ReadonlySet<string> = new Set<Concept>([
  'what',
  'can',
  'have',
  'that',
  'and',
  'or',
  'tell',
  'want',
  'give',
  'get',
  'please',
  'ok',
  'all',
  'now',
  'then',
  'use',
  'know',
  'see',
  'work',
  'hello',
  'my-business',
  'more',
  'less',
  'not',
  'yes',
  'no',
  'other',
])
const THIN = 0.5
const WEAK = 0.7

/** Amounts that a text names: each is a sign of its own. */
export type AmountSign =
  | '#minutes'
  | '#calls'
  | '#money'
  | '#lines'
  | '#months'
  | '#number'
  | '#percent'
  | '#phone'
  | '#mail'

/**
 * The signs by which a text is classified. A plan, a language or a line of business counts as one of
 * its kind, so that what is learned of one is known of all.
 */
export function signsOf(
  named: Iterable<{ concept: Concept; exact: boolean }>,
  amounts: Iterable<AmountSign>,
): Map<string, number> {
  const signs = new Map<string, number>()
  const plans = new Set<Concept>()
  const languages = new Set<Concept>()
  const add = (sign: string, weight: number) =>
    signs.set(sign, Math.max(weight, signs.get(sign) ?? 0))
  for (const { concept, exact } of named) {
    const weight = (exact ? 1 : WEAK) * (THIN_SIGNS.has(concept) ? THIN : 1)
    if (PLANS.has(concept)) {
      plans.add(concept)
      add('PLAN', weight)
    } else if (LANGUAGES.has(concept)) {
      languages.add(concept)
      add('LANGUAGE', weight)
    } else add(concept, weight)
    if (INDUSTRIES.has(concept)) add('INDUSTRY', weight)
    if (concept === 'smaller-plan' || concept === 'enterprise') add(concept, weight)
  }
  if (plans.size > 1) add('PLANS', 1)
  if (languages.size > 1) add('LANGUAGES', 1)
  for (const amount of amounts) add(amount, 1)
  return signs
}
