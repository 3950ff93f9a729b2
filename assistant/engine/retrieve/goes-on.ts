import { isFact, type Topic } from '../../knowledge/topics.ts'
import type { Language } from '../../languages/language.ts'
import type { Quoted } from '../state/state.ts'
import type { ReadText } from '../understand/read-text.ts'
import { contentWords } from './content-words.ts'
import { coverageOf, type Hit, type PassageIndex, search, type Weighed, weighed } from './search.ts'

/** A short question goes on with the last one if the same page says both. */
const GOES_ON_WORDS = 3
const GOES_ON_OWN = 0.75
const GOES_ON_BOTH = 0.6
/** Where a passage was quoted, its page is what is spoken of. */
const GOES_ON_QUOTED = 0.4

/** What was spoken of before, and the words it was asked in. */
export type Before = { topic: Topic; read: ReadText; quoted: Quoted | null }

/** 'How long are chats kept?' – 'and enquiries?': asks the same of something else on the same page. */
export function goesOn(
  words: readonly Weighed[],
  { topic, read, quoted }: Before,
  index: PassageIndex,
  language: Language,
): Hit | null {
  const at = index.byTopic.get(topic)
  const page = quoted?.page ?? (at === undefined ? null : index.passages[at]?.page)
  if (!page || words.length === 0 || words.length > GOES_ON_WORDS) return null
  const both = [...words, ...weighed(contentWords(read, language), index)]
  const hit = search(both, index, (passage) => passage.page === page).find(
    ({ passage, at: place }) =>
      passage.topic !== topic &&
      (passage.topic === null || isFact(passage.topic)) &&
      coverageOf(words, place, index) >= GOES_ON_OWN,
  )
  return hit && hit.coverage >= (quoted ? GOES_ON_QUOTED : GOES_ON_BOTH) ? hit : null
}
