import { seededRandom } from '#content/format/seeded-random.ts'
import { hash } from '../engine/hash.ts'
import { evidenceOf } from '../engine/understand/evidence.ts'
import { readText } from '../engine/understand/read-text.ts'
import { usageIn } from '../engine/understand/usage.ts'
import { facts } from '../knowledge/facts.ts'
import { notStated } from '../knowledge/not-stated.ts'
import { groupOf, type Topic } from '../knowledge/topics.ts'
import type { Language } from '../languages/language.ts'
import type { Sentences } from '../languages/sentences.ts'
import type { Sample } from './pattern-samples.ts'

const FEWEST_WORDS = 2
const MOST_WORDS = 5
/** A word that so many facts share tells none of them. */
const MOST_FACTS = 6
/** What a plan costs is told by patterns: its words stand in every question on money. */
const OF_MONEY: ReadonlySet<string> = new Set([
  'plan',
  'plans',
  'minutes',
  'savings',
  'advice',
  'traditional',
  'seat-fees',
  'agent',
])
const NOT_WORDS = /\{\w+\}|\]\([^)]*\)|[[\]*.,:;?!()“”]/g

/**
 * A fact's own words, some at a time: whoever asks about it is likely to use one of them, though no
 * question we wrote does.
 */
export function factSamples(language: Language, perFact: number): Sample[] {
  return [language.sentences, language.latinSentences ?? null]
    .filter((sentences) => sentences !== null)
    .flatMap((sentences) =>
      tellingWords(topicTexts(sentences)).flatMap(([topic, words]) => {
        const random = seededRandom(hash(`${language.tag} ${topic} ${words.join(' ')}`))
        return Array.from({ length: perFact }, (): Sample => {
          const some = someOf(words, random).join(' ')
          const read = readText(some, language)
          return { topic, evidence: evidenceOf(read, usageIn(some, read, language).signs) }
        })
      }),
    )
}

const topicTexts = ({ facts: said, things }: Sentences): (readonly [Topic, string])[] => [
  ...facts.map(({ id }) => [id, said[id]] as const),
  ...notStated.map(({ id }) => [`unstated.${id}`, things[id]] as const),
]

/** The words of each text that few others have. */
function tellingWords(
  texts: readonly (readonly [Topic, string])[],
): (readonly [Topic, readonly string[]])[] {
  const listed = texts.map(
    ([topic, text]) =>
      [topic, text.replace(NOT_WORDS, ' ').toLowerCase().split(/\s+/).filter(Boolean)] as const,
  )
  const count = new Map<string, number>()
  for (const [, words] of listed)
    for (const word of new Set(words)) count.set(word, (count.get(word) ?? 0) + 1)
  return listed
    .filter(([topic]) => !OF_MONEY.has(groupOf(topic)) && !topic.startsWith('product.w'))
    .map(
      ([topic, words]) =>
        [topic, words.filter((word) => (count.get(word) ?? 0) <= MOST_FACTS)] as const,
    )
    .filter(([, words]) => words.length >= FEWEST_WORDS)
}

/** A few words of a text, in their order. */
function someOf(words: readonly string[], random: () => number): string[] {
  const wanted = FEWEST_WORDS + Math.floor(random() * (MOST_WORDS - FEWEST_WORDS + 1))
  const places = new Set<number>()
  while (places.size < Math.min(wanted, words.length))
    places.add(Math.floor(random() * words.length))
  return [...places].sort((a, b) => a - b).map((at) => words[at] as string)
}
