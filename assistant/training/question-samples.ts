import { seededRandom } from '#content/format/seeded-random.ts'
import type { Evidence } from '../engine/classify/features.ts'
import { hash } from '../engine/hash.ts'
import { evidenceOf } from '../engine/understand/evidence.ts'
import { type ReadText, readText } from '../engine/understand/read-text.ts'
import { usageIn } from '../engine/understand/usage.ts'
import type { Topic } from '../knowledge/topics.ts'
import type { Concept } from '../languages/concepts.ts'
import type { Language } from '../languages/language.ts'
import { nameSlots } from '../languages/named-concepts.ts'
import type { Questions, TopicQuestions } from '../languages/questions.ts'
import { type Family, families } from './families.ts'
import { expand, pick } from './grammar.ts'
import { inLatin } from './in-latin.ts'
import { misspell } from './misspell.ts'
import type { Sample } from './pattern-samples.ts'

/** A text of a family; which of the family's topics it is about is not known yet. */
export type FamilySample = { family: Family; evidence: Evidence }

const SLOTS: Readonly<Record<string, readonly Concept[]>> = nameSlots
const MISSPELT_SHARE = 0.25
/** How many of the questions are also learned as they are typed with Latin letters. */
const LATIN_SHARE = 0.5

/** What a language's questions say, some of it misspelt. */
export function questionSamples(
  language: Language,
  questions: Questions,
  perFamily: number,
): FamilySample[] {
  return (Object.keys(families) as Family[]).flatMap((family) => {
    const atMost = perFamily * (family === 'off_topic' ? 3 : 1)
    return evidenceIn(language, family, questions[family], atMost).map((evidence) => ({
      family,
      evidence,
    }))
  })
}

/** The same for questions whose topic is known. */
export function topicSamples(
  language: Language,
  questions: TopicQuestions,
  perTopic: number,
): Sample[] {
  return (Object.entries(questions) as [Topic, readonly string[]][]).flatMap(([topic, grammars]) =>
    evidenceIn(language, topic, grammars, perTopic).map((evidence) => ({ topic, evidence })),
  )
}

function evidenceOfText(text: string, language: Language): Evidence {
  return evidenceOfRead(text, readText(text, language), language)
}

/** What a text says, once it has been read. */
export const evidenceOfRead = (text: string, read: ReadText, language: Language): Evidence =>
  evidenceOf(read, usageIn(text, read, language).signs)

function evidenceIn(
  language: Language,
  name: string,
  grammars: readonly string[],
  atMost: number,
): Evidence[] {
  const seed = hash(`${language.tag} ${name}`)
  const random = seededRandom(seed)
  const evidence = (text: string) => evidenceOfText(text, language)
  return expand(grammars, slotsOf(language), atMost, seed).flatMap((plain) => {
    const text = random() < MISSPELT_SHARE ? misspell(plain, random) : plain
    const typed = random() < LATIN_SHARE ? inLatin(plain, language) : text
    return typed === text ? [evidence(text)] : [evidence(text), evidence(typed)]
  })
}

const formsOf = ({ words }: Language, concept: Concept): string[] =>
  words[concept].split('|').map((form) => form.replace(/^=/, ''))

function slotsOf(language: Language) {
  return (name: string, random: () => number): string => {
    const say = (concept: Concept) => pick(formsOf(language, concept), random) ?? ''
    const concepts = SLOTS[name]
    if (concepts) return say(pick(concepts, random) as Concept)
    const number = Math.round(10 ** (1.5 + random() * 2))
    if (name === 'minutes') return `${number} ${say('minute')}`
    if (name === 'calls') return `${Math.round(number / 10)} ${say('call')} ${say('daily')}`
    return `₹${number * 10}`
  }
}
