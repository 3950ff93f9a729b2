import type { Intent } from '#content/assistant/intents.ts'
import { classify, type Ranking } from './classifier.ts'
import { featuresOf } from './features.ts'
import { hash } from './hash.ts'
import type { AssistantModel } from './model-file.ts'
import { normalise, wordsOf } from './normalise.ts'
import type { Reading } from './reading.ts'
import { type Slots, tagsOf } from './slots.ts'
import { isStrange } from './strange-word.ts'

export const SURE = 0.6
const NEARLY_AS_LIKELY = 0.6
const SURE_OF_A_PRICE = 0.8
// Between this share of the threshold and the threshold an answer is given, and the doubt with it.
const BELOW_ALL_DOUBT = 0.65
/** Readings that come to the same answer: the slots decide which price is told. */
const ONE_ANSWER: ReadonlySet<string> = new Set<Intent>([
  'pricing_overview',
  'plan_details',
  'cost_estimate',
])

/** What one question asks, by itself. */
export function readQuestion(model: AssistantModel, text: string, slots: Slots): Reading {
  const ranking = rankingOf(model, text, slots)
  const [best] = ranking
  const intent = (best?.label ?? 'off_topic') as Intent
  const alike = ONE_ANSWER.has(intent) ? ONE_ANSWER : new Set<string>([intent])
  if (slots.nothingElse && slots.plans.length === 1 && (slots.minutes.length || slots.bare.length))
    return { intent: 'cost_estimate', slots, confidence: 1, rival: null, text }
  if (ONE_ANSWER.has(intent) && !slots.plans.length && namesForeign(model, text))
    return { intent: 'off_topic', slots, confidence: SURE, rival: null, text }
  const confidence = ranking.reduce(
    (sum, one) => sum + (alike.has(one.label) ? one.confidence : 0),
    0,
  )
  if (ONE_ANSWER.has(intent) && !slots.plans.length && confidence < SURE_OF_A_PRICE)
    if (wordsOf(normalise(text)).some((word) => isStrange(model.ownWords, word)))
      return { intent: 'off_topic', slots, confidence: SURE, rival: null, text }
  const second = ranking.find(({ label }) => !alike.has(label))
  const close = second !== undefined && second.confidence > confidence * NEARLY_AS_LIKELY
  return {
    intent: confidence < leastFor(intent, slots) * model.intents.threshold ? 'unknown' : intent,
    slots,
    confidence,
    rival: close ? (second.label as Intent) : null,
    text,
  }
}

/** Our price list is not recited on a mere suspicion. */
const leastFor = (intent: Intent, slots: Slots) =>
  ONE_ANSWER.has(intent) && !slots.plans.length ? 1 : BELOW_ALL_DOUBT

/** 'How much does a bike cost?' asks a price, but not ours. */
const namesForeign = (model: AssistantModel, text: string) =>
  wordsOf(normalise(text)).some((word) => model.foreignWords.has(hash(word)))

/** What a text of our own words, or one that names a plan, is hardly about unless it is plain. */
const HARDLY: ReadonlySet<string> = new Set<Intent>([
  'off_topic',
  'injection',
  'certificates',
  'abuse',
])

function rankingOf(model: AssistantModel, text: string, slots: Slots): Ranking {
  const ranking = classify(model.intents, featuresOf(text, tagsOf(slots), model.intents.size))
  const nobody = namesNobody(model, text)
  if (!nobody && !slots.plans.length) return ranking
  const likely = ranking.filter(
    ({ label, confidence }) =>
      !(nobody && label === 'rival_price') && !(HARDLY.has(label) && confidence < SURE),
  )
  const total = likely.reduce((sum, { confidence }) => sum + confidence, 0)
  return likely.map(({ label, confidence }) => ({ label, confidence: confidence / total }))
}

/** Only words of our own matters: no other company's price can be meant. */
const namesNobody = (model: AssistantModel, text: string) =>
  wordsOf(normalise(text)).every((word) => /^\d+$/.test(word) || model.ownWords.has(hash(word)))
