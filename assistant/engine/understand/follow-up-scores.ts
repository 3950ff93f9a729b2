import { subjectOf, type Topic } from '../../knowledge/topics.ts'
import { type Classifier, scoresOf } from '../classify/classifier.ts'
import { type Evidence, followUpFeatures } from '../classify/features.ts'

/** How much the topic before says of a message: less of a long one, which says more of itself. */
const SHARE = 0.7
const SHARE_OF_LONG = 0.3
const SHORT_WORDS = 9

/** What has rules of its own: the topic before can make these less likely, never likelier. */
const GUARDED: ReadonlySet<string> = new Set<Topic>([
  'reply-in',
  'wrong',
  'despair',
  'emergency',
  'abuse',
  'injection',
  'person',
  'again',
  'details',
  'waiting',
])

/** Where a topic stands among the others. */
export const placeOf = (topic: Topic) => ({ topic, subject: subjectOf(topic) })

/** Adds to the scores of a text what was learned of such texts after a topic. */
export function addFollowUps(
  scores: Float32Array,
  { evidence, before, words }: { evidence: Evidence; before: Topic; words: number },
  model: Classifier,
): void {
  const more = scoresOf(model, followUpFeatures(evidence, placeOf(before), model.size))
  const share = words > SHORT_WORDS ? SHARE_OF_LONG : SHARE
  for (const [at, label] of model.labels.entries()) {
    const own = more[at] as number
    scores[at] = (scores[at] as number) + share * (GUARDED.has(label) ? Math.min(0, own) : own)
  }
}
