import { questionWords } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import type { Spotted } from '../concepts/spot.ts'
import { turnsRound } from './english-question.ts'
import type { ReadText } from './read-text.ts'
import { placesFrom } from './tags.ts'
import { marksOf, wordsOf } from './yes-no-marks.ts'

const QUESTION_WORDS: ReadonlySet<string> = new Set(questionWords)

/** Whether a text asks for yes or no; a text that also asks what, how or when does not. */
export function asksYesOrNo(read: ReadText, language: Language): boolean {
  if (!language.romanisation && turnsRound(read)) return true
  const marks = marksOf(language)
  const words = wordsOf(read.tokens)
  const within = marks.within(words)
  const closing = marks.closing(words)
  const ofMarks = new Set([...marks.opening(words), ...within, ...closing, ...read.tags])
  const asked = read.spotted.filter(
    ({ concept, start, end }) =>
      QUESTION_WORDS.has(concept) && !placesFrom(start, end).every((at) => ofMarks.has(at)),
  )
  const last = words.at(-1)
  // 'What if it does not know whether': in English what stands before such a word is asked itself.
  const lastMark = language.romanisation
    ? Math.max(-1, ...within, ...closing.filter((at) => !read.tags.has(at)))
    : -1
  const isToldElsewhere =
    isTold(asked, lastMark) ||
    (last !== undefined &&
      last.text.length >= SHORTEST_VERB &&
      marks.endsOpenly([last]) &&
      isTold(asked, last.at))
  if (asked.length > 0 && !isToldElsewhere) return false
  return (
    ofMarks.size > 0 ||
    marks.ends(words.slice(-2)) ||
    marks.isFuture(words.slice(-1)) ||
    /\?\s*$/.test(read.normalised)
  )
}

const SHORTEST_VERB = 5
/** How much and how are what such a visitor wants to hear himself. */
const TOLD: ReadonlySet<string> = new Set(['where', 'when', 'who', 'what'])

/** 'पार्सल कहाँ है ये बताएगी क्या', 'parcel evideyanennu parayumo': whether it is told where. */
const isTold = (asked: readonly Spotted[], mark: number): boolean =>
  asked.every(({ concept, end }) => TOLD.has(concept) && end <= mark)
