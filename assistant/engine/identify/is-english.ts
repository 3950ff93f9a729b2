import { en } from '../../languages/en/language.ts'
import { vocabularyOf } from '../concepts/vocabulary.ts'
import { englishStem } from '../text/english-stem.ts'
import { normalise } from '../text/normalise.ts'
import { type Token, tokensOf } from '../text/tokens.ts'

/** Whether every word of a text is one that English knows. */
export const isEnglish = (text: string): boolean => tokensOf(normalise(text)).every(couldBeEnglish)

/** The same, but for how it speaks to people: 'too costly yaar'. */
export function isEnglishToSomeone(text: string): boolean {
  const tokens = tokensOf(normalise(text))
  return tokens.every((token, at) => couldBeEnglish(token) || isAddressAt(tokens, at))
}

const couldBeEnglish = ({ text, kind }: Token): boolean =>
  kind === 'number' || kind === 'sign' || (kind === 'latin' && isEnglishWord(text))

const FEWEST_BESIDE_ADDRESS = 3

const isAddressAt = (tokens: readonly Token[], at: number) =>
  tokens.length >= FEWEST_BESIDE_ADDRESS &&
  (at === 0 || at === tokens.length - 1) &&
  isAddressWord(tokens[at]?.text ?? '')

/** How people are spoken to, in their English too: 'too costly yaar'. */
const ADDRESS = new Set(
  (
    'yaar yar bhai bhaiya bhaisaab ji mate dada didi anna akka chetta chechi guru boss saar da ' +
    'namaste namaskar namaskara namaskaram vanakkam nomoshkar hanji haanji'
  ).split(' '),
)

export const isAddressWord = (word: string): boolean => ADDRESS.has(word)

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

/** Only who writes English has these; 'plan', 'or', 'me' and 'to' are said or spelled so elsewhere too. */
const SENTENCE_WORDS = new Set(
  (
    'a an the of in on at for from by with as is are was were been am does did has had have i my ' +
    'mine you your we our they them he she his her it its this that these those there here than ' +
    'then would should could might must will can not who when where while because about what how ' +
    'which why'
  ).split(' '),
)

/** How many words of a message make an English sentence of it. */
export const countGrammar = (tokens: readonly Token[]): number =>
  tokens.filter(({ text, kind }) => kind === 'latin' && SENTENCE_WORDS.has(text)).length

export function isEnglishWord(word: string): boolean {
  const { english, common } = vocabularyOf(en)
  return common.has(word) || english.vocabulary.has(word) || english.latin.has(englishStem(word))
}

/** 'share' is, and 'shar' is not although both have the stem of 'sharing'. */
export const isSpeltInEnglish = (word: string): boolean =>
  vocabularyOf(en).english.vocabulary.has(word)
