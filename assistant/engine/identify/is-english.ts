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

/** These close a question in half of the languages, and tell none of them. */
const SHARED: ReadonlySet<string> = new Set(['na', 'ki', 'ah', 'to', 'ta'])

/** 'demo call free na': English words, and one that many languages have. */
export function couldBeHalfOfThem(text: string): boolean {
  const [first, ...more] = tokensOf(normalise(text)).filter(({ kind }) => kind === 'latin')
  const shared = more.filter(({ text: word }) => SHARED.has(word))
  const isOther = (word: string) => !SHARED.has(word) && !isEnglishWord(word)
  if (!first || !isEnglishWord(first.text)) return false
  return shared.length === 1 && !more.some(({ text: word }) => isOther(word))
}

const MOST_BORROWED_WORDS = 3
/** Said in every language of the country, and so no sign of English. */
const BORROWED = new Set('hi hello ok yes no sir madam bro new one first last'.split(' '))
const QUESTION_WORDS = 'what how which why can could have please'
const GRAMMAR = new Set(
  `${en.particles} ${QUESTION_WORDS}`.split(' ').filter((word) => !BORROWED.has(word)),
)

/** 'pricing?', 'ok' and a name are written in any language; 'how much is it' in English alone. */
export function couldBeAnyLanguage(text: string): boolean {
  const words = tokensOf(normalise(text)).filter(({ kind }) => kind === 'latin')
  return words.length <= MOST_BORROWED_WORDS && !words.some((word) => GRAMMAR.has(word.text))
}

export function isEnglishWord(word: string): boolean {
  const { english, common } = vocabularyOf(en)
  return common.has(word) || english.vocabulary.has(word) || english.latin.has(englishStem(word))
}
