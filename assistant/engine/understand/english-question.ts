import { brandToken } from '#content/facts/brand.ts'
import { type Concept, questionWords } from '../../languages/concepts.ts'
import type { ReadText } from './read-text.ts'

const QUESTION_WORDS: ReadonlySet<Concept> = new Set<Concept>(questionWords)
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
const HELPERS = words(
  'do does did can could will would should has have is are was were may might shall',
)
/** In the middle of a sentence 'is the' may tell: only these ask. */
const HELPERS_WITHIN = words('do does did can could will would should is are')
const THIRD = words(
  `it he she they this that the a an my our your their these those ${brandToken.toLowerCase()} ai anyone anybody someone somebody nobody customers callers patients guests there each every any all one`,
)
const THIRD_WITHIN = words('it he she they')
const CLAUSE_END = /[,.;:!?()–—-]/
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu

/**
 * Where English asks by turning the order round: 'if a guest says give me a human, does he get one?' A question
 * word before it in the same clause asks for something else ('how much does it cost'); one after it
 * does not, if it is not the visitor who is to be told ('does it tell them where the parcel is').
 */
export function turnsRound({ normalised, tokens, spotted }: ReadText): boolean {
  const written = normalised.replace(APOSTROPHE, '')
  let isOpening = true
  let asksElse = false
  for (const [at, { text, start }] of tokens.entries()) {
    if (CLAUSE_END.test(written.slice(tokens[at - 1]?.end ?? 0, start))) {
      isOpening = true
      asksElse = false
    }
    const next = tokens[at + 1]?.text ?? ''
    const isTurned = isOpening
      ? HELPERS.has(text) && (THIRD.has(next) || next === 'what')
      : HELPERS_WITHIN.has(text) && THIRD_WITHIN.has(next)
    if (isTurned && !asksElse) return true
    asksElse ||= spotted.some(({ concept, start }) => start === at && QUESTION_WORDS.has(concept))
    isOpening = JOINING.has(text)
  }
  return false
}
const JOINING = words('so and but then or')

/** 'What does it cost': begins with what it asks for. */
export const asksInTurn = ({ spotted }: ReadText): boolean =>
  spotted.some(({ concept, start }) => start === 0 && QUESTION_WORDS.has(concept))
