import { seededRandom } from '#content/format/seeded-random.ts'
import {
  type Evidence,
  type Features,
  featuresOf,
  followUpFeatures,
} from '../engine/classify/features.ts'
import { placeOf } from '../engine/understand/follow-up-scores.ts'
import { readText } from '../engine/understand/read-text.ts'
import { weightOfBefore } from '../engine/understand/weight-of-before.ts'
import type { Topic } from '../knowledge/topics.ts'
import { languages } from '../languages/all.ts'
import { type Asked, askedIn } from '../languages/asked.ts'
import { type FollowUp, followUpsIn } from '../languages/follow-ups.ts'
import type { Language } from '../languages/language.ts'
import { pick } from './grammar.ts'
import { evidenceOfRead } from './question-samples.ts'
import type { Example } from './train.ts'

/** Buckets of what a text says by itself, and of what it says after another. */
export const TOPIC_BUCKETS = 1 << 15
export const FOLLOW_UP_BUCKETS = 1 << 13
const SEED = 20261119
/** Of the questions that stand by themselves this share is learned after another topic. */
const CHANGES_OF_SUBJECT = 0.2
/** Later authors wrote of everything but plans and sums, so that these count twice. */
const OF_PLANS = /^(?:plans?\.|minutes\.|bill$|lines$|languages\.one$|objection$)/

/** What a text says by itself and after `before`, whose weight is how much likelier it stays there. */
export type ReadFollowUp = {
  before: Topic
  topic: Topic
  weight: number
  alone: Features
  after: Features
}

/** What people wrote in a language, as it stands in its files. */
type Written = { asked: readonly Asked[]; told: readonly FollowUp[]; read: (text: string) => Read }
type Read = { evidence: Evidence; alone: Features; weight: number }

export function writtenTexts(): Written[] {
  const random = seededRandom(SEED)
  return languages.map((language) => {
    const asked = askedIn(language)
    const told = [...followUpsIn(language), ...changesOfSubject(language, asked, random)]
    return { asked, told, read: reader(language, new Set(told.map(({ text }) => text))) }
  })
}

/** By language. */
export const readAsked = (written: readonly Written[]): Example[][] =>
  written.map(({ asked, read }) => asked.flatMap((one) => learnedAs(one, read(one.text))))

export const readFollowUps = (written: readonly Written[]): ReadFollowUp[] =>
  written.flatMap(({ told, read }) => told.map((one) => goingOn(one, read(one.text))))

/** What is read `again` later is kept. */
function reader(language: Language, again: ReadonlySet<string>): (text: string) => Read {
  const kept = new Map<string, Read>()
  return (text) => {
    const before = kept.get(text)
    if (before) return before
    const read = readText(text, language)
    const evidence = evidenceOfRead(text, read, language)
    const fresh = {
      evidence,
      alone: featuresOf(evidence, TOPIC_BUCKETS),
      weight: weightOfBefore(read),
    }
    if (again.has(text)) kept.set(text, fresh)
    return fresh
  }
}

function learnedAs({ topic }: Asked, { alone }: Read): Example[] {
  const example: Example = { label: topic, features: alone }
  return OF_PLANS.test(topic) ? [example, example] : [example]
}

function goingOn({ before, topic }: FollowUp, { evidence, alone, weight }: Read): ReadFollowUp {
  const after = followUpFeatures(evidence, placeOf(before), FOLLOW_UP_BUCKETS)
  return { before, topic, weight, alone, after }
}

function changesOfSubject(
  language: Language,
  questions: readonly Asked[],
  random: () => number,
): FollowUp[] {
  const befores = followUpsIn(language).map(({ before }) => before)
  return questions
    .filter(() => befores.length > 0 && random() < CHANGES_OF_SUBJECT)
    .map((asked) => ({ ...asked, before: pick(befores, random) as Topic }))
}
