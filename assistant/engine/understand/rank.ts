import { groupOf, type Topic } from '../../knowledge/topics.ts'
import type { Language } from '../../languages/language.ts'
import { type Classifier, scoresOf, softmax } from '../classify/classifier.ts'
import { featuresOf } from '../classify/features.ts'
import { evidenceOf } from './evidence.ts'
import { type ReadText, readText } from './read-text.ts'
import { type Slots, slotsOf } from './slots.ts'
import { type Usage, usageIn } from './usage.ts'
import { asksYesOrNo } from './yes-no.ts'

export type Ranked = { topic: Topic; certainty: number }

/** A text or a part of it, and what it is likely to be about. */
export type Reading = {
  text: string
  read: ReadText
  slots: Slots
  usage: Usage
  yesNo: boolean
  /** The likeliest topics, best first. */
  ranking: readonly Ranked[]
}

const KEPT = 6
/** How much likelier a short text speaks of what was spoken of before. */
const SAME_GROUP = 3
const SHORT_WORDS = 7

export type Ranker = (text: string, before: Topic | null) => Reading

export function createRanker(model: Classifier, language: Language): Ranker {
  return (text, before) => {
    const read = readText(text, language)
    const usage = usageIn(text, read, language)
    const shares = softmax(
      scoresOf(model, featuresOf(evidenceOf(read, usage.signs), model.size)),
      model.temperature,
    )
    return {
      text,
      read,
      usage,
      slots: slotsOf(read),
      yesNo: asksYesOrNo(read, language),
      ranking: ranked(model.labels as readonly Topic[], shares, isShort(read) ? before : null),
    }
  }
}

const isShort = ({ tokens }: ReadText) => tokens.length <= SHORT_WORDS

function ranked(labels: readonly Topic[], shares: Float32Array, before: Topic | null): Ranked[] {
  const group = before ? groupOf(before) : null
  const weighed = labels.map((topic, i) => ({
    topic,
    certainty: (shares[i] as number) * (group !== null && groupOf(topic) === group ? SAME_GROUP : 1),
  }))
  const total = weighed.reduce((sum, { certainty }) => sum + certainty, 0)
  return weighed
    .map(({ topic, certainty }) => ({ topic, certainty: certainty / total }))
    .sort((a, b) => b.certainty - a.certainty)
    .slice(0, KEPT)
}
