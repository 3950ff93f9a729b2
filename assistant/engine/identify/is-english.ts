import { en } from '../../languages/en/language.ts'
import { vocabularyOf } from '../concepts/vocabulary.ts'
import { englishStem } from '../text/english-stem.ts'
import { normalise } from '../text/normalise.ts'
import { tokensOf } from '../text/tokens.ts'

/** Whether every word of a text is one that English knows. */
export function isEnglish(text: string): boolean {
  return tokensOf(normalise(text)).every(
    ({ text: word, kind }) =>
      kind === 'number' || kind === 'sign' || (kind === 'latin' && isEnglishWord(word)),
  )
}

export function isEnglishWord(word: string): boolean {
  const { english, common } = vocabularyOf(en)
  return common.has(word) || english.vocabulary.has(word) || english.latin.has(englishStem(word))
}
