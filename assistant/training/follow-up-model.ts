import { type Classifier, scoresOf } from '../engine/classify/classifier.ts'
import { subjectOf, type Topic } from '../knowledge/topics.ts'
import { train } from './train.ts'
import { FOLLOW_UP_BUCKETS, type ReadFollowUp } from './written-texts.ts'

const RATE = 0.4
const EPOCHS = 8
const SEED = 20261119

/** What the topic before says of the topic after it, added to what a text says by itself. */
export function followUpModel(followUps: readonly ReadFollowUp[], topics: Classifier): Classifier {
  const examples = followUps.map((followUp) => ({
    label: followUp.topic,
    features: followUp.after,
    start: byItself(followUp, topics),
  }))
  return train(examples, {
    labels: topics.labels,
    size: FOLLOW_UP_BUCKETS,
    epochs: EPOCHS,
    rate: RATE,
    seed: SEED,
  })
}

/** The scores of a text before anything is learned of follow-ups: they stay near their subject. */
function byItself({ before, weight, alone }: ReadFollowUp, topics: Classifier): Float32Array {
  const scores = scoresOf(topics, alone)
  const near = Math.log(weight) * topics.temperature
  for (const [at, label] of topics.labels.entries())
    if (subjectOf(label as Topic) === subjectOf(before)) scores[at] = (scores[at] as number) + near
  return scores
}
