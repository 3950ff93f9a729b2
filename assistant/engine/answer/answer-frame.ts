import { type FactId, facts, type Page } from '../../knowledge/facts.ts'
import { type NotStatedId, notStated } from '../../knowledge/not-stated.ts'
import { freeMinutes, spokenLanguages } from '../../knowledge/site.ts'
import { isFact, isUnstated, type Topic } from '../../knowledge/topics.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Frame } from '../understand/frame.ts'
import { billPart, breakEvenPart, differencePart } from './bill.ts'
import { figuresPart } from './figures.ts'
import { heldFigure } from './held-figure.ts'
import { openingOf } from './openers.ts'
import { type Part, part } from './part.ts'
import {
  agentsPart,
  audiencePart,
  comparePart,
  featurePart,
  freeMinutesPart,
  includesPart,
  linesPart,
  pricePart,
  pricesPart,
  recommendPart,
} from './plans.ts'
import { type Reckoning, reckoningPart } from './reckoning.ts'
import type { Speech } from './speech.ts'

const pageOf = new Map<FactId, Page>(facts.map(({ id, page }) => [id, page]))
const insteadOf = new Map<NotStatedId, FactId | null>(
  notStated.map(({ id, instead }) => [id, instead]),
)

const MOST_FACTS = 3

type Answering = (speech: Speech, frame: Frame) => Part

const hasUsage = ({ usage }: Frame) => usage.minutes !== null

/** 'Base, but with 500 minutes': the plan named has fewer. */
const exceedsItsPlan = ({ usage: { minutes }, slots: { plans } }: Frame): boolean =>
  minutes?.kind === 'stated' &&
  plans.some((plan) => plan !== 'enterprise' && minutes.minutes > freeMinutes[plan])

const byTopic: Partial<Record<Topic, Answering>> = {
  'plans.prices': (speech, frame) =>
    hasUsage(frame) || frame.usage.rupees !== null
      ? billPart(speech, frame)
      : frame.slots.plans.length > 0
        ? planPart(speech, frame)
        : pricesPart(speech),
  'plan.price': planPart,
  'plan.includes': (speech, frame) => {
    const { plans } = frame.slots
    if (hasUsage(frame)) return billPart(speech, frame)
    const [plan] = plans
    if (plans.length > 1) return comparePart(speech, plans)
    return plan ? includesPart(speech, plan) : pricesPart(speech)
  },
  'plan.feature': planFeaturePart,
  'plan.audience': (speech, { slots }) => audiencePart(speech, slots.plans),
  'plans.compare': (speech, frame) =>
    hasUsage(frame)
      ? billPart(speech, { ...frame, slots: { ...frame.slots, plans: [] } })
      : comparePart(speech, frame.slots.plans),
  'plans.recommend': recommendPart,
  'plans.break-even': (speech, frame) =>
    hasUsage(frame)
      ? billPart(speech, { ...frame, slots: { ...frame.slots, plans: [] } })
      : breakEvenPart(speech),
  'minutes.free': (speech, { slots }) => freeMinutesPart(speech, slots.plans),
  'minutes.extra': (speech, frame) =>
    hasUsage(frame) && (frame.usage.extra || exceedsItsPlan(frame))
      ? billPart(speech, frame)
      : factPart(speech, frame, ['minutes.extra']),
  lines: linesPart,
  bill: billPart,
  difference: differencePart,
  objection: ({ say, sentences }) =>
    part(say(sentences.pricing.objection), { sources: ['/pricing'], offer: 'demo' }),
  'languages.one': languagePart,
  'agent.cost': (speech, frame) => {
    const base = factPart(speech, frame, ['agent.cost'])
    const { agents } = frame.usage
    return agents !== null && agents > 1
      ? { ...base, text: `${agentsPart(speech, agents)} ${base.text}` }
      : base
  },
  'rival.price': ({ say, sentences }) =>
    part(say(sentences.unstated.rivalPrice), { declined: true }),
  'off-topic': ({ say, sentences }) => part(say(sentences.unstated.offTopic), { declined: true }),
  'their-order': ({ say, sentences }) =>
    part(say(sentences.unstated.theirOrder), { declined: true }),
  medical: ({ say, sentences }) => part(say(sentences.unstated.medical), { declined: true }),
  emergency: ({ say, sentences }) => part(say(sentences.unstated.emergency), { declined: true }),
  despair: ({ say, sentences }) => part(say(sentences.unstated.despair), { declined: true }),
  abuse: ({ say, sentences }) => part(say(sentences.unstated.abuse), { declined: true }),
  injection: ({ say, sentences }) => part(say(sentences.unstated.injection), { declined: true }),
}

/** The answer to one question on the product, its plans or the company. */
export function answerFrame(speech: Speech, frame: Frame): Part {
  const told = answerByTopic(speech, frame)
  const opening = told.declined ? null : heldFigure(frame)
  return opening ? { ...told, opening } : told
}

function answerByTopic(speech: Speech, frame: Frame): Part {
  const { topic, slots, reckoning, figures } = frame
  if (figures) return figuresPart(speech, figures)
  if (reckoning) return reckonedPart(speech, frame, reckoning)
  if (FEATURE_TOPICS.has(topic) && slots.plans.length > 0) return planFeaturePart(speech, frame)
  const answering = byTopic[topic]
  if (answering) return answering(speech, frame)
  if (isUnstated(topic)) return unstatedPart(speech, topic.slice('unstated.'.length) as NotStatedId)
  if (isFact(topic)) return factPart(speech, frame, factsFor(topic, frame))
  return part(speech.say(speech.sentences.unstated.unknown), { declined: true, wantsPerson: true })
}

/** A new bill, if one was asked for, and what follows from it. */
function reckonedPart(speech: Speech, frame: Frame, reckoning: Reckoning): Part {
  const worked = reckoningPart(speech, reckoning)
  if (frame.topic !== 'bill') return worked
  const bill = billPart(speech, frame)
  return { ...bill, text: `${bill.text}\n\n${worked.text}` }
}

const FEATURE_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'appointments.what',
  'analytics',
  'recording',
  'summary',
  'app',
  'voice.what',
])

function planPart(speech: Speech, frame: Frame): Part {
  if (hasUsage(frame)) return billPart(speech, frame)
  const [plan] = frame.slots.plans
  if (frame.slots.plans.length > 1) return comparePart(speech, frame.slots.plans)
  return pricePart(speech, plan ?? 'base')
}

function planFeaturePart(speech: Speech, frame: Frame): Part {
  const { slots } = frame
  if (slots.features.length > 0) return featurePart(speech, frame)
  const [plan] = slots.plans
  if (slots.unlisted) {
    const { say, sentences } = speech
    return part(say(sentences.pricing.notByPlan), { sources: ['/pricing'] })
  }
  return plan ? includesPart(speech, plan) : pricesPart(speech)
}

/** What it does at each, one fact a task. */
const tasksOf = {
  'industries.healthcare': ['appointments.what', 'health.no-shows', 'health.reports'],
  'industries.online-store': ['store.cod', 'store.parcel', 'store.returns'],
  'industries.travel-booking': ['travel.rooms', 'travel.tables', 'travel.changes'],
  'industries.financial-service': ['finance.reminders', 'finance.mandates', 'finance.documents'],
} as const satisfies Partial<Record<FactId, readonly FactId[]>>
type Trade = keyof typeof tasksOf

/** Several kinds of connection or lines of business in one question are several facts. */
function factsFor(topic: FactId, { inDetail, named, slots }: Frame): FactId[] {
  if (topic.startsWith('integrations.')) {
    const kinds = CONNECTIONS.filter(([, concepts]) => concepts.some((one) => named.has(one))).map(
      ([id]) => id,
    )
    // 'Which software does it work with?' asks for all kinds.
    const isList = topic === 'integrations.list' && kinds.join() === 'integrations.api'
    return kinds.length > 0 && !isList ? kinds.slice(0, MOST_FACTS) : [topic]
  }
  if (inDetail && topic in tasksOf) return [...tasksOf[topic as Trade]]
  if (topic.startsWith('industries.') && slots.industries.length > 0)
    return slots.industries.slice(0, MOST_FACTS).map((industry): FactId => `industries.${industry}`)
  if (topic === 'health.no-shows' && slots.industries.includes('travel-booking'))
    return ['travel.tables']
  if (topic === 'contact.email') return ['contact.email', 'contact.reply-time']
  return [topic]
}

const CONNECTIONS: readonly (readonly [FactId, readonly Concept[]])[] = [
  ['integrations.crm', ['crm', 'crm-product']],
  ['integrations.help-desk', ['help-desk', 'help-desk-product']],
  ['integrations.knowledge', ['knowledge-base']],
  ['integrations.shop', ['shop-platform', 'shop-product']],
  ['integrations.messaging', ['messaging-app', 'messaging-product']],
  ['integrations.api', ['api', 'software']],
]

function factPart({ say, sentences }: Speech, frame: Frame, ids: readonly FactId[]): Part {
  const text = ids.map((id) => say(sentences.facts[id])).join(' ')
  const product = ids.some((id) => id.startsWith('integrations.')) ? frame.slots.product : null
  return part(text, {
    aside: product ? say(sentences.pricing.productNotNamed, { product }) : null,
    opening: openingOf(frame, ids),
    offer: ids.some((id) => OFFERS_DEMO.has(id)) ? 'demo' : null,
    sources: [...new Set(ids.flatMap((id) => pageOf.get(id) ?? []))],
    facts: ids,
  })
}

const OFFERS_DEMO: ReadonlySet<FactId> = new Set<FactId>([
  'demo.how',
  'demo.free',
  'demo.length',
  'demo.language',
  'demo.tried',
  'trial',
])

function languagePart({ say, list, sentences }: Speech, { slots, act, named }: Frame): Part {
  const source = { sources: ['/faq'] as const, facts: ['languages.list'] as const }
  if (slots.languages.length === 0)
    return slots.otherLanguage
      ? part(say(sentences.pricing.speaksNot), source)
      : part(say(sentences.facts['languages.list']), source)
  // 'Bengali and Nepali?': it names the languages that are spoken, after what it does not.
  if (slots.otherLanguage) return part(say(sentences.pricing.speaksNot), source)
  const spoken = spokenLanguages.filter((language) => slots.languages.includes(language))
  const names = list(spoken.map((language) => sentences.languages[language]))
  // 'Do I pay extra for Hindi?' is not asked of the language.
  const isOfPrice = PRICED.some((concept) => named.has(concept))
  const opens = act === 'yes-no' && !slots.negated && !slots.bent && !isOfPrice
  return part(say(sentences.pricing.speaks, { languages: names }), {
    ...source,
    opening: opens ? 'yes' : null,
  })
}

const PRICED: readonly Concept[] = ['price', 'pay', 'extra', 'how-much', 'money']

/** Says that nothing is stated, the nearest fact, and the way to a person. */
function unstatedPart({ say, sentences }: Speech, id: NotStatedId): Part {
  const instead = insteadOf.get(id) ?? null
  const nothing = say(sentences.unstated.nothing, { thing: say(sentences.things[id]) })
  return part(instead ? `${nothing}\n\n${say(sentences.facts[instead])}` : nothing, {
    declined: true,
    offer: 'person',
    sources: instead ? [pageOf.get(instead) ?? '/home'] : [],
    facts: instead ? [instead] : [],
  })
}
