import { answersByTongue } from '#content/assistant/answers/by-tongue.ts'
import { facts } from '#content/assistant/answers/facts.ts'
import type { Answers } from '#content/assistant/answers/format.ts'
import type { Intent } from '#content/assistant/intents.ts'
import type { Tongue } from '#content/assistant/tongues.ts'
import { answerFor } from './answer.ts'
import { outsideIntents, type Reading, smallTalk, type UnderstoodTurn } from './reading.ts'
import type { Found } from './retrieval.ts'

/** A reply that recites everything answers nothing. */
export const LONGEST_REPLY = 800
const ENOUGH = 640
const FOUND_ENOUGH = 0.8
const FOUND_ALL = 0.99
const FEWEST_WORDS = 2
const FEWEST_WORDS_TO_OVERRULE = 4
const LONGEST_QUOTE = 320
const DOUBTFUL = 0.45

/** Answers that others already hold: a plan's details tell its free minutes and the rate after them. */
const SAID_WITHIN: Partial<Record<Intent, readonly Intent[]>> = {
  free_minutes: ['plan_details', 'pricing_overview'],
  overage_rate: ['plan_details', 'pricing_overview', 'free_minutes'],
}

const spoken = new Map<Tongue, Answers>()

export function answersIn(tongue: Tongue): Answers {
  const known = spoken.get(tongue) ?? answersByTongue[tongue](facts)
  spoken.set(tongue, known)
  return known
}

export type Retrieve = (text: string) => Found | null

export function compose({ tongue, readings }: UnderstoodTurn, retrieve: Retrieve): string {
  const said = answersIn(tongue)
  const [only] = readings
  if (!only) return said.greeting
  if (readings.length === 1) return single(only, said, tongue, retrieve)
  let reply = ''
  const intents = new Set<string>(readings.map(({ intent }) => intent))
  for (const reading of readings) {
    if (reading.intent === 'unknown') continue
    if (SAID_WITHIN[reading.intent]?.some((wider) => intents.has(wider))) continue
    const answer = answerFor(reading.intent, said, reading.slots)
    if (reply.includes(answer)) continue
    const longer = reply ? `${reply}\n\n${answer}` : answer
    if (longer.length <= (reply ? ENOUGH : LONGEST_REPLY)) reply = longer
  }
  return cut(reply || said.unknown)
}

function single(reading: Reading, said: Answers, tongue: Tongue, retrieve: Retrieve): string {
  const { intent, confidence } = reading
  if (intent === 'unknown' || confidence < DOUBTFUL || outsideIntents.has(intent)) {
    const page = fromPages(reading, said, tongue, retrieve)
    if (page) return page
  }
  if (intent === 'unknown') return said.unknown
  const answer = answerFor(intent, said, reading.slots)
  const question = doubt(reading, said)
  return cut(
    question && answer.length + question.length < ENOUGH ? `${answer}\n\n${question}` : answer,
  )
}

/** When two readings are close: the answer to the likelier one, and the question which was meant. */
function doubt({ intent, rival, confidence }: Reading, said: Answers): string | null {
  if (!rival || intent === 'unknown' || confidence > DOUBTFUL) return null
  if ([intent, rival].some((one) => outsideIntents.has(one) || smallTalk.has(one))) return null
  const first = said.topics[intent]
  const second = said.topics[rival]
  return first && second ? said.clarify({ first, second }) : null
}

/** What a page of the site says of it, when it holds nearly every word of the question. */
function fromPages(
  { text, intent, confidence }: Reading,
  said: Answers,
  tongue: Tongue,
  retrieve: Retrieve,
): string | null {
  const found = retrieve(text)
  const isAsked = intent !== 'unknown' && !outsideIntents.has(intent)
  const enough = confidence < DOUBTFUL && !isAsked ? FOUND_ENOUGH : FOUND_ALL
  const fewest = isAsked ? FEWEST_WORDS_TO_OVERRULE : FEWEST_WORDS
  if (!found || found.matched < fewest || found.coverage < enough) return null
  const { title, path, text: passage } = found.passage
  const more = said.readMore({ title, path })
  return cut(tongue === 'en' ? `${quote(passage)}\n\n${more}` : more)
}

/** Whole sentences from the passage, without those that state a price. */
function quote(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.includes('₹'))
  let quoted = ''
  for (const sentence of sentences) {
    if (quoted.length + sentence.length > LONGEST_QUOTE) break
    quoted += quoted ? ` ${sentence}` : sentence
  }
  return quoted
}

const cut = (reply: string) =>
  reply.length <= LONGEST_REPLY
    ? reply
    : `${reply.slice(0, LONGEST_REPLY - 1).replace(/\s+\S*$/, '')}…`
