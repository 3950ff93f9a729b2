import type { Passage } from '../../knowledge/passage.ts'
import type { Topic } from '../../knowledge/topics.ts'
import { type Concept, concepts } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import { patterns } from '../patterns.ts'

type Keys = Passage['above']

const SIGNS = /<\w+>|[()[\]|]/g

/** The words in which each topic is asked for: whether a question holds others tells if it is meant. */
export async function askedWords(
  language: Language,
  keysOf: (text: string) => Keys,
): Promise<ReadonlyMap<Topic, Keys>> {
  const { topicQuestions = {} } = await language.questions()
  const topics = new Set([...Object.keys(patterns), ...Object.keys(topicQuestions)]) as Set<Topic>
  return new Map(
    [...topics].map((topic): [Topic, Keys] => {
      const grammars = topicQuestions[topic] ?? []
      const { roots, concepts: named } = keysOf(grammars.join(' , ').replace(SIGNS, ' , '))
      const learned = (patterns[topic] ?? []).flatMap((pattern) => pattern.split(/[^\w-]+/))
      return [topic, { roots, concepts: [...new Set([...named, ...learned.filter(isConcept)])] }]
    }),
  )
}

const isConcept = (word: string): word is Concept => Object.hasOwn(concepts, word)
