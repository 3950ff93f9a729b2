import type { Intent } from '#content/assistant/intents.ts'
import type { Tongue } from '#content/assistant/tongues.ts'
import { clausesOf, sentencesOf } from './clauses.ts'
import { followUp, inherit } from './follow-up.ts'
import { languageOf } from './language.ts'
import type { AssistantModel } from './model-file.ts'
import { readQuestion, SURE } from './read-question.ts'
import {
  type Context,
  outsideIntents,
  type Reading,
  smallTalk,
  type UnderstoodTurn,
} from './reading.ts'
import { type Slots, slotsOf } from './slots.ts'

const SURE_OF_A_CLAUSE = 0.48
const SHORT_WORDS = 6
const MOST_QUESTIONS = 4
const LONGEST_TEXT = 2000
const MOST_SENTENCES = 12
const MOST_CLAUSES = 8
/** Intents that a sentence asks as a whole, whatever its parts look like by themselves. */
const WHOLE: ReadonlySet<string> = new Set<Intent>([
  'plan_compare',
  'plan_recommend',
  'cost_estimate',
  'refund_order',
  'injection',
  'abuse',
  'off_topic',
  'rival_price',
  'rival_compare',
])
/** What a sentence before the question merely tells: 'We run a hotel. We get 50 calls a day.' */
const BACKGROUND: ReadonlySet<string> = new Set<Intent>([
  'industries',
  'concurrent_calls',
  'appointments',
  'what_is_adya',
  'voice_agents',
  'about_company',
  'cost_estimate',
  'email_support',
  'availability',
])

export function understand(
  model: AssistantModel,
  given: string,
  before: Context | null,
): UnderstoodTurn {
  // Cut again once normalised: one compatibility character can stand for eighteen.
  const text = given.slice(0, LONGEST_TEXT).normalize('NFKC').slice(0, LONGEST_TEXT)
  const tongue = languageOf(text, model.languages, before?.tongue ?? null)
  const slots = slotsOf(text, tongue)
  const readings = readAll(model, text, tongue, slots, before)
  return { tongue, readings, context: contextAfter(readings, slots, tongue, before) }
}

function readAll(
  model: AssistantModel,
  text: string,
  tongue: Tongue,
  slots: Slots,
  before: Context | null,
): readonly Reading[] {
  const whole = readQuestion(model, text, slots)
  if (
    before &&
    (slots.nothingElse ||
      slots.asksWhy ||
      (slots.leans && isShort(text) && whole.confidence < SURE))
  ) {
    const follow = followUp(text, slots, before)
    if (follow) return [follow]
  }
  const found = sentencesOf(text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => readSentence(model, sentence, tongue))
  const chosen = choose(
    found,
    whole.intent === 'greeting' && found.length === 1 ? (found[0] as Reading) : whole,
    slots,
  )
  return chosen.map((reading) => withContext(reading, before, text))
}

function readSentence(model: AssistantModel, given: string, tongue: Tongue): Reading[] {
  const sentence = withoutSmallTalk(model, given, tongue)
  const whole = readQuestion(model, sentence, slotsOf(sentence, tongue))
  const clauses = clausesOf(sentence, tongue).slice(0, MOST_CLAUSES)
  if (clauses.length < 2 || (WHOLE.has(whole.intent) && whole.confidence >= SURE_OF_A_CLAUSE))
    return [whole]
  const parts = clauses
    .map((clause) => readQuestion(model, clause, slotsOf(clause, tongue)))
    .filter(({ confidence, slots }) => confidence >= SURE_OF_A_CLAUSE && !slots.nothingElse)
  const intents = new Set(parts.map(({ intent }) => intent))
  return intents.size > 1 ? parts : [whole]
}

/** 'Good morning, could I have a quotation?' is about the quotation. */
function withoutSmallTalk(model: AssistantModel, sentence: string, tongue: Tongue): string {
  const comma = sentence.indexOf(',')
  if (comma < 0) return sentence
  const opening = sentence.slice(0, comma)
  const rest = sentence.slice(comma + 1).trim()
  const { intent, confidence } = readQuestion(model, opening, slotsOf(opening, tongue))
  return rest && smallTalk.has(intent) && confidence >= SURE ? rest : sentence
}

/** Several questions stay several; small talk and background around a question fall away. */
function choose(found: readonly Reading[], whole: Reading, slots: Slots): readonly Reading[] {
  const different = found.filter(
    ({ intent }, i) => found.findIndex((other) => other.intent === intent) === i,
  )
  const sure = different.filter(
    ({ intent, confidence }) => confidence >= SURE_OF_A_CLAUSE && intent !== 'unknown',
  )
  const business = sure.filter(({ intent }) => !smallTalk.has(intent))
  const asked = business.filter(({ intent }) => !outsideIntents.has(intent))
  const candidates = asked.length ? asked : business
  const main =
    candidates.find(({ intent }) => intent === 'plan_recommend') ??
    candidates.find(({ intent }) => intent === 'cost_estimate')
  if (main) {
    const others = candidates.filter(
      ({ intent }) => intent !== main.intent && !BACKGROUND.has(intent),
    )
    return [{ ...main, slots }, ...others].slice(0, MOST_QUESTIONS)
  }
  if (candidates.length > 1) {
    const plans = slots.plans
    return candidates
      .slice(0, MOST_QUESTIONS)
      .map((reading) =>
        reading.slots.plans.length ? reading : { ...reading, slots: { ...reading.slots, plans } },
      )
  }
  if (candidates.length === 1 && found.length > 1) return [{ ...(candidates[0] as Reading), slots }]
  return [whole]
}

const PLANLESS_FOLLOW: ReadonlySet<string> = new Set<Intent>(['cost_estimate', 'plan_details'])

function withContext(reading: Reading, before: Context | null, text: string): Reading {
  if (!before || reading.intent === 'unknown') return reading
  const { intent, slots } = reading
  if (
    intent === 'plan_details' &&
    before.intent === 'cost_estimate' &&
    slots.plans.length === 1 &&
    (slots.leans || isShort(text))
  )
    return { ...reading, intent: 'cost_estimate', slots: inherit(slots, before, 'cost_estimate') }
  if (PLANLESS_FOLLOW.has(intent) || slots.leans)
    return { ...reading, slots: inherit(slots, before, intent) }
  return reading
}

const isShort = (text: string) => text.trim().split(/\s+/).length <= SHORT_WORDS

function contextAfter(
  readings: readonly Reading[],
  slots: Slots,
  tongue: Tongue,
  before: Context | null,
): Context | null {
  const last = readings.findLast(
    ({ intent }) => intent !== 'unknown' && !smallTalk.has(intent) && !outsideIntents.has(intent),
  )
  if (!last || last.intent === 'unknown') return before ? { ...before, tongue } : null
  const past = before?.slots
  const kept = last.slots.plans.length ? last.slots.plans : (past?.plans ?? [])
  return { tongue, intent: last.intent, slots: { ...slots, ...last.slots, plans: kept } }
}
