import { seededRandom } from '#content/format/seeded-random.ts'
import { type Classifier, scoresOf } from '../engine/classify/classifier.ts'
import { type Evidence, featuresOf, followUpFeatures } from '../engine/classify/features.ts'
import { evidenceOf } from '../engine/understand/evidence.ts'
import { placeOf } from '../engine/understand/follow-up-scores.ts'
import { type ReadText, readText } from '../engine/understand/read-text.ts'
import { usageIn } from '../engine/understand/usage.ts'
import { weightOfBefore } from '../engine/understand/weight-of-before.ts'
import { subjectOf, type Topic } from '../knowledge/topics.ts'
import { languages } from '../languages/all.ts'
import { askedIn } from '../languages/asked.ts'
import { type FollowUp, followUpsIn } from '../languages/follow-ups.ts'
import type { Language } from '../languages/language.ts'
import { pick } from './grammar.ts'
import { type Example, train } from './train.ts'

const BUCKETS = 1 << 13
const RATE = 0.4
const EPOCHS = 8
const SEED = 20261119
/** Of the questions that stand by themselves this share is learned after another topic. */
const CHANGES_OF_SUBJECT = 0.2

/** What the topic before says of the topic after it, added to what a text says by itself. */
export function followUpModel(topics: Classifier): Classifier {
  const random = seededRandom(SEED)
  const examples = languages.flatMap((language) => {
    const told = followUpsIn(language)
    const befores = told.map(({ before }) => before)
    const changes = askedIn(language)
      .filter(() => befores.length > 0 && random() < CHANGES_OF_SUBJECT)
      .map((asked): FollowUp => ({ ...asked, before: pick(befores, random) as Topic }))
    return [...told, ...changes].map((one) => exampleOf(one, language, topics))
  })
  return train(examples, {
    labels: topics.labels,
    size: BUCKETS,
    epochs: EPOCHS,
    rate: RATE,
    seed: SEED,
  })
}

function exampleOf(
  { before, topic, text }: FollowUp,
  language: Language,
  topics: Classifier,
): Example {
  const read = readText(text, language)
  const evidence = evidenceOf(read, usageIn(text, read, language).signs)
  return {
    label: topic,
    features: followUpFeatures(evidence, placeOf(before), BUCKETS),
    start: byItself(evidence, read, before, topics),
  }
}

/** The scores of a text before anything is learned of follow-ups: they stay near their subject. */
function byItself(
  evidence: Evidence,
  read: ReadText,
  before: Topic,
  topics: Classifier,
): Float32Array {
  const scores = scoresOf(topics, featuresOf(evidence, topics.size))
  const near = Math.log(weightOfBefore(read)) * topics.temperature
  for (const [at, label] of topics.labels.entries())
    if (subjectOf(label as Topic) === subjectOf(before)) scores[at] = (scores[at] as number) + near
  return scores
}
