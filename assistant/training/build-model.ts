import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Classifier, scoresOf } from '../engine/classify/classifier.ts'
import { type Features, featuresOf } from '../engine/classify/features.ts'
import type { Trained } from '../engine/model-file.ts'
import { facts } from '../knowledge/facts.ts'
import type { Topic } from '../knowledge/topics.ts'
import { languages } from '../languages/all.ts'
import { en } from '../languages/en/language.ts'
import type { Language } from '../languages/language.ts'
import { factSamples } from './fact-samples.ts'
import { families } from './families.ts'
import { followUpModel } from './follow-up-model.ts'
import type { languageModels } from './language-models.ts'
import { patternSamples } from './pattern-samples.ts'
import { patterns as topicPatterns } from './patterns.ts'
import { type FamilySample, questionSamples, topicSamples } from './question-samples.ts'
import { type Example, train } from './train.ts'
import { type readAsked, type readFollowUps, TOPIC_BUCKETS } from './written-texts.ts'

const RATE = 0.4
/** Of some two hundred topics the right one is surer than its bare share says. */
const TEMPERATURE = 0.6
const SEED = 20260102
const CLEARLY = 1.5
const PATTERN_TEXTS = { english: 30, native: 6, latin: 6 } as const
const QUESTION_TEXTS = { english: 60, other: 12 } as const
const TOPIC_TEXTS = 24
const FACT_TEXTS = { english: 9, other: 3 } as const

export type TrainingReport = { examples: number }

/** Learns topics and languages from the patterns, the languages' own questions, and what people wrote. */
export async function buildModel(): Promise<{ model: Trained; report: TrainingReport }> {
  const written = new Worker(new URL('./written-texts-thread.ts', import.meta.url))
  const messages = on(written, 'message')
  // In the order in which the thread tells them.
  const next = async <Told>() => (await messages.next()).value?.[0] as Told
  const asked = next<ReturnType<typeof readAsked>>()
  const followUps = next<ReturnType<typeof readFollowUps>>()
  const learned = next<Awaited<ReturnType<typeof languageModels>>>()
  const { topics, examples } = await topicModel(asked)
  return {
    model: { topics, followUps: followUpModel(await followUps, topics), languages: await learned },
    report: { examples },
  }
}

async function topicModel(
  askedTexts: Promise<readonly (readonly Example[])[]>,
): Promise<{ topics: Trained['topics']; examples: number }> {
  const patterns = languages.flatMap((language) =>
    language === en
      ? patternSamples(language, 'latin', PATTERN_TEXTS.english)
      : [
          ...patternSamples(language, 'native', PATTERN_TEXTS.native),
          ...patternSamples(language, 'latin', PATTERN_TEXTS.latin),
        ],
  )
  const examples = patterns.map(({ topic, evidence }) =>
    example(topic, featuresOf(evidence, TOPIC_BUCKETS)),
  )
  const labels = [...new Set([...Object.keys(topicPatterns), ...facts.map(({ id }) => id)])]
  const options = { labels, size: TOPIC_BUCKETS, rate: RATE, seed: SEED }
  const first = train(examples, { ...options, epochs: 2 })
  const fromGrammars: Example[][] = []
  for (const language of languages) fromGrammars.push(await grammarExamples(language, first))
  const asked = await askedTexts
  const all = [examples, ...fromGrammars.flatMap((told, i) => [told, asked[i] ?? []])].flat()
  const topics = { ...train(all, { ...options, epochs: 6 }), temperature: TEMPERATURE }
  return { topics, examples: all.length }
}

async function grammarExamples(language: Language, first: Classifier): Promise<Example[]> {
  const { questions, topicQuestions = {} } = await language.questions()
  const atMost = language === en ? QUESTION_TEXTS.english : QUESTION_TEXTS.other
  const ofFacts = language === en ? FACT_TEXTS.english : FACT_TEXTS.other
  const known = [
    ...topicSamples(language, topicQuestions, TOPIC_TEXTS),
    ...factSamples(language, ofFacts),
  ]
  return [
    ...questionSamples(language, questions, atMost).flatMap((sample) => filedUnder(sample, first)),
    ...known.map(({ topic, evidence }) => example(topic, featuresOf(evidence, TOPIC_BUCKETS))),
  ]
}

const example = (label: Topic, features: Features): Example => ({ label, features })

/** The topic of its family that the patterns make likeliest. */
function filedUnder({ family, evidence }: FamilySample, model: Classifier): Example[] {
  const features = featuresOf(evidence, TOPIC_BUCKETS)
  const candidates: readonly Topic[] = families[family]
  if (candidates.length === 1) return [example(candidates[0] as Topic, features)]
  const scores = scoresOf(model, features)
  const scoreOf = (topic: Topic) => scores[model.labels.indexOf(topic)] as number
  const [head] = candidates
  const [best] = [...candidates].sort((a, b) => scoreOf(b) - scoreOf(a))
  if (!head || !best) return []
  return [example(scoreOf(best) - scoreOf(head) > CLEARLY ? best : head, features)]
}
