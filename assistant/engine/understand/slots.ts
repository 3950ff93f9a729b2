import type { Feature } from '../../knowledge/plan-features.ts'
import { productsNotNamed } from '../../knowledge/products-not-named.ts'
import type { PlanId, SpokenLanguage } from '../../knowledge/site.ts'
import type { Concept } from '../../languages/concepts.ts'
import { type IndustryId, industryConcepts } from '../../languages/named-concepts.ts'
import { plansByPrice } from './plans-by-price.ts'
import type { ReadText } from './read-text.ts'

/** What a question names, besides its topic. */
export type Slots = {
  plans: readonly PlanId[]
  features: readonly Feature[]
  languages: readonly SpokenLanguage[]
  /** A language that is not on the list was named. */
  otherLanguage: boolean
  industries: readonly IndustryId[]
  /** Chat, email or a connection: what the plans' lists do not name. */
  unlisted: boolean
  /** 'the second one': counted from one. */
  order: number | null
  /** Another company's product, as the visitor wrote it. */
  product: string | null
  negated: boolean
  /** 'only', 'or', 'instead of': a plain yes or no would mislead. */
  bent: boolean
}

const PLANS: Partial<Record<Concept, PlanId>> = {
  base: 'base',
  'smaller-plan': 'base',
  pro: 'pro',
  'middle-plan': 'pro',
  enterprise: 'enterprise',
  'bigger-plan': 'enterprise',
}
const FEATURES: Partial<Record<Concept, Feature>> = {
  record: 'recording',
  summary: 'summary',
  transcript: 'summary',
  appointment: 'appointments',
  calendar: 'appointments',
  'advanced-analytics': 'advanced-analytics',
  'basic-analytics': 'basic-analytics',
  app: 'mobile-app',
  'multi-agent': 'multi-agent',
  'many-numbers': 'multiple-numbers',
  credits: 'flexible-credits',
  'custom-price': 'custom-pricing',
  voice: 'voice',
}
/** The languages that a visitor may name. */
export const namedLanguages: Partial<Record<Concept, SpokenLanguage>> = {
  english: 'en',
  hindi: 'hi',
  tamil: 'ta',
  telugu: 'te',
  bengali: 'bn',
  marathi: 'mr',
  gujarati: 'gu',
  kannada: 'kn',
  malayalam: 'ml',
  punjabi: 'pa',
  odia: 'or',
}
const INDUSTRIES: Partial<Record<Concept, IndustryId>> = {
  ...industryConcepts,
  patient: 'healthcare',
}
const ORDER: Partial<Record<Concept, number>> = { 'first-one': 1, 'second-one': 2, 'third-one': 3 }
const UNLISTED: ReadonlySet<Concept> = new Set<Concept>([
  'chat',
  'email',
  'connect',
  'crm',
  'crm-product',
  'help-desk',
  'help-desk-product',
  'api',
  'messaging-app',
  'messaging-product',
  'shop-platform',
  'shop-product',
  'knowledge-base',
  'outgoing',
  'incoming',
  'language',
])
const PRODUCTS: ReadonlySet<Concept> = new Set<Concept>([
  'crm-product',
  'help-desk-product',
  'shop-product',
  'messaging-product',
])
const NEGATIONS: ReadonlySet<Concept> = new Set<Concept>(['not', 'without', 'prevent', 'no'])
const BENDS: ReadonlySet<Concept> = new Set<Concept>([
  'only',
  'or',
  'replace',
  'prevent',
  'without',
  'why',
])

/** 'In the small plan', 'in the plan for little money', whatever ending the plan bears. */
function isSmallPlan({ spotted }: ReadText): boolean {
  const endsAt = (concepts: readonly Concept[], place: number) =>
    spotted.find(({ concept, end }) => concepts.includes(concept) && end === place)
  return spotted.some(({ concept, start }) => {
    if (concept !== 'plan') return false
    const price = endsAt(['price'], start)
    return endsAt(SMALL, price?.start ?? start) !== undefined
  })
}
const SMALL: readonly Concept[] = ['less', 'cheap', 'cheapest']

const PLATFORM = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${productsNotNamed.join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)

/** 'એડવાન્સ' and 'प्रगत' before the word for analytics: those of Base are the basic ones. */
const ADVANCED = /\badvanced?\b|एडवा|अॅडव|ॲडव|प्रगत|उन्नत|એડવાન|અદ્યતન|ਐਡਵਾਂ|ਉੱਨਤ/u

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** `read` is a clause or a whole text; every slot is filled by what stands in it. */
export function slotsOf(read: ReadText): Slots {
  const { spotted, tokens, normalised, tags } = read
  const named = new Set(spotted.map(({ concept }) => concept))
  // '2 baje' tells the time; by its sound it is 'instead of' too.
  const denying = spotted.filter(
    ({ concept, start }) =>
      !tags.has(start) && !(concept === 'without' && tokens[start - 1]?.kind === 'number'),
  )
  const pick = <T>(table: Partial<Record<Concept, T>>): T[] => [
    ...new Set(
      spotted.flatMap(({ concept }) => {
        const value = table[concept]
        return value === undefined ? [] : [value]
      }),
    ),
  ]
  const plans = pick(PLANS)
  if (plans.length === 0) plans.push(...plansByPrice(read))
  const features = pick(FEATURES)
  if (plans.length === 0 && features.length > 0 && isSmallPlan(read)) plans.push('base')
  if (named.has('analytics') && !named.has('advanced-analytics') && !named.has('basic-analytics'))
    features.push(
      plans[0] === 'base' && !ADVANCED.test(normalised) ? 'basic-analytics' : 'advanced-analytics',
    )
  const known = spotted.find(({ concept, exact }) => exact && PRODUCTS.has(concept))
  const product = known
    ? tokens
        .slice(known.start, known.end)
        .map(({ text }) => text)
        .join(' ')
    : PLATFORM.exec(normalised)?.[0]
  return {
    plans,
    features,
    languages: pick(namedLanguages),
    otherLanguage: named.has('other-language'),
    industries: pick(INDUSTRIES),
    unlisted: [...named].some((concept) => UNLISTED.has(concept)),
    order: pick(ORDER)[0] ?? null,
    product: product ? capital(product) : null,
    negated: denying.some(({ concept }) => NEGATIONS.has(concept)),
    bent: denying.some(({ concept }) => BENDS.has(concept)),
  }
}
