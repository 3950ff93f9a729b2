import { intents } from '#content/assistant/intents.ts'
import type { Tongue } from '#content/assistant/tongues.ts'
import { classify } from '../classifier.ts'
import { featuresOf } from '../features.ts'
import { hash } from '../hash.ts'
import type { AssistantModel } from '../model-file.ts'
import { normalise, wordsOf } from '../normalise.ts'
import { outsideIntents } from '../reading.ts'
import type { Passage } from '../retrieval.ts'
import { slotsOf, tagsOf } from '../slots.ts'
import { corpus, type Utterance } from './corpus.ts'
import { calibrate, type Example, thresholdKeeping, train } from './train.ts'

const INTENT_BUCKETS = 1 << 17
const LANGUAGE_BUCKETS = 1 << 15
const EPOCHS = 4
const RATE = 0.4
const SEED = 20260101
const HELD_OUT_EVERY = 8
const REHEARSED_EVERY = 3
const SHARE_KEPT = 0.95

export type TrainingReport = {
  examples: number
  heldOutAccuracy: number
  threshold: number
  temperature: number
}

export function buildModel(passages: readonly Passage[]): {
  model: AssistantModel
  report: TrainingReport
} {
  const all = corpus()
  const examples = all.map((utterance) => ({ utterance, example: intentExample(utterance) }))
  const heldOut = examples.filter(({ utterance }) => isHeldOut(utterance))
  const options = { labels: intents, size: INTENT_BUCKETS, epochs: EPOCHS, rate: RATE, seed: SEED }
  const rehearsal = train(
    examples
      .filter(({ utterance }, i) => !isHeldOut(utterance) && i % REHEARSED_EVERY === 0)
      .map(({ example }) => example),
    { ...options, epochs: 2 },
  )
  const unseen = heldOut.map(({ example }) => example)
  rehearsal.temperature = calibrate(rehearsal, unseen)
  const inScope = unseen.filter(
    ({ label, features }) =>
      !outsideIntents.has(label) && classify(rehearsal, features)[0]?.label === label,
  )
  const intentModel = train(
    examples.map(({ example }) => example),
    options,
  )
  intentModel.temperature = rehearsal.temperature
  intentModel.threshold = thresholdKeeping(rehearsal, inScope, SHARE_KEPT)
  const { foreign, own } = vocabularies(all)
  return {
    model: {
      intents: intentModel,
      languages: {
        latin: languageModel(all, ['en', 'hinglish']),
        devanagari: languageModel(all, ['hi', 'mr']),
      },
      passages,
      foreignWords: foreign,
      ownWords: own,
    },
    report: {
      examples: examples.length,
      heldOutAccuracy: accuracy(rehearsal, unseen),
      threshold: intentModel.threshold,
      temperature: intentModel.temperature,
    },
  }
}

// Whole grammars are held out, not single texts: what is tested is wording never seen.
const isHeldOut = ({ grammar }: Utterance) => grammar % HELD_OUT_EVERY === HELD_OUT_EVERY - 1

function intentExample({ text, intent, tongue }: Utterance): Example {
  return {
    label: intent,
    features: featuresOf(text, tagsOf(slotsOf(text, tongue)), INTENT_BUCKETS),
  }
}

function vocabularies(all: readonly Utterance[]): { foreign: Set<number>; own: Set<number> } {
  const foreign = new Set<number>()
  const named = new Set<number>()
  const own = new Set<number>()
  for (const { text, intent, misspelt } of all) {
    if (misspelt) continue
    // Integrations name other products, as rivals do.
    const isOwn = !outsideIntents.has(intent) && intent !== 'integrations'
    const words = intent === 'off_topic' ? foreign : isOwn ? own : named
    for (const word of wordsOf(normalise(text))) words.add(hash(word))
  }
  return {
    foreign: new Set([...foreign].filter((word) => !own.has(word) && !named.has(word))),
    own,
  }
}

function languageModel(all: readonly Utterance[], labels: readonly Tongue[]) {
  const examples = all
    .filter(({ tongue }) => labels.includes(tongue))
    .map(({ text, tongue }) => ({
      label: tongue,
      features: featuresOf(text, [], LANGUAGE_BUCKETS),
    }))
  return train(examples, { labels, size: LANGUAGE_BUCKETS, epochs: 2, rate: RATE, seed: SEED })
}

function accuracy(model: Parameters<typeof calibrate>[0], examples: readonly Example[]): number {
  const right = examples.filter(
    ({ label, features }) => classify(model, features)[0]?.label === label,
  )
  return right.length / (examples.length || 1)
}
