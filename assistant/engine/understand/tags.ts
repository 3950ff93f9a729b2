import type { Language } from '../../languages/language.ts'
import type { Spotted } from '../concepts/spot.ts'
import type { Token } from '../text/tokens.ts'
import { marksOf, wordsOf } from './yes-no-marks.ts'

/** The places of words that look like a no and deny nothing: 'है ना', 'milega ya nahi', 'isn’t it'. */
export function tagsIn(
  tokens: readonly Token[],
  spotted: readonly Spotted[],
  language: Language,
): ReadonlySet<number> {
  const marks = marksOf(language)
  const words = wordsOf(tokens)
  return new Set([...orNot(tokens, spotted), ...marks.tags(words), ...marks.hopes(words)])
}

/** 'Gujarati or not', 'milega ya nahi'. */
function orNot(tokens: readonly Token[], spotted: readonly Spotted[]): number[] {
  return spotted.flatMap(({ concept, start, end }) => {
    if (concept !== 'not' || end < tokens.length - 1) return []
    const or = spotted.find((other) => other.concept === 'or' && other.end === start)
    return or ? placesFrom(or.start, end) : []
  })
}

/** The places from one to before another. */
export const placesFrom = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, i) => start + i)
