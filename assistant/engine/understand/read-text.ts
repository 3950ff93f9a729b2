import type { Language } from '../../languages/language.ts'
import { nativeKey } from '../concepts/lexicon.ts'
import { type Spotted, spot } from '../concepts/spot.ts'
import { vocabularyOf } from '../concepts/vocabulary.ts'
import { type NumberReading, readNumbers } from '../numbers/read-numbers.ts'
import { inFull } from '../text/abbreviations.ts'
import { fold } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { numberLanguages } from './number-languages.ts'
import { particlesOf } from './particles.ts'
import { tagsIn } from './tags.ts'

/** A text in its words, and what they name. */
export type ReadText = {
  normalised: string
  tokens: readonly Token[]
  spotted: readonly Spotted[]
  /** What the words sound like, in one alphabet for all scripts. */
  sounds: readonly string[]
  /** How many words no lexicon knows. */
  unknown: number
  /** The numbers in it, digits and words alike, small ones that may be ordinary words too. */
  numbers: readonly number[]
  /** The places of words that look like a no and deny nothing. */
  tags: ReadonlySet<number>
}

export function readText(text: string, language: Language): ReadText {
  const normalised = normalise(text)
  // In other languages these few letters are words of their own.
  const tokens = language.romanisation
    ? tokensOf(normalised)
    : tokensOf(normalised).map((token) => ({ ...token, text: inFull(token.text) }))
  const numbers = readNumbers(normalised, { languages: numberLanguages(language) })
  const counted = numberWords(numbers, tokens)
  const whole = inLongNumbers(numbers, tokens)
  // A number word is no slip of another word: 'sadhe' is not 'sale'.
  const spotted = withoutMarks(spot(tokens, vocabularyOf(language)), tokens, language).filter(
    ({ start, exact, concept }) =>
      !counted.has(start) || (exact && !SIZES.has(concept) && !whole.has(start)),
  )
  const covered = new Set<number>(counted)
  for (const { start, end } of spotted) for (let at = start; at < end; at++) covered.add(at)
  const particles = particlesOf(language)
  const words = tokens.filter(({ kind }) => kind === 'latin' || kind === 'indic')
  const unknown = tokens.filter(
    ({ text: word, kind }, at) =>
      (kind === 'latin' || kind === 'indic') && !covered.has(at) && !particles.has(word),
  ).length
  return {
    normalised,
    tokens,
    spotted,
    sounds: words.map((token) => soundOf(token, language)),
    unknown,
    numbers: numbers.flatMap(({ value }) => (value === null ? [] : [value])),
    tags: tagsIn(tokens, spotted, language),
  }
}

/** The places of words that belong to a number. */
function numberWords(
  numbers: readonly NumberReading[],
  tokens: readonly Token[],
): ReadonlySet<number> {
  const words = new Set<number>()
  for (const { start, end, written, weak } of numbers)
    if (written !== 'digits' && !weak)
      for (const [at, token] of tokens.entries())
        if (token.start >= start && token.end <= end) words.add(at)
  return words
}

/** Bengali twelve sounds like 'the big one'. */
const SIZES: ReadonlySet<string> = new Set(['smaller-plan', 'middle-plan', 'bigger-plan'])

/** The places of words in a number of several words: there none of them says anything else. */
function inLongNumbers(
  numbers: readonly NumberReading[],
  tokens: readonly Token[],
): ReadonlySet<number> {
  const long = numbers.filter(
    ({ start, end, value, to }) =>
      value !== null &&
      to === null &&
      tokens.filter((token) => token.start >= start && token.end <= end).length > 1,
  )
  return numberWords(long, tokens)
}

/** A word that only marks a question for yes or no ('क्या …', '… का') asks for nothing itself. */
function withoutMarks(
  spotted: Spotted[],
  tokens: readonly Token[],
  { yesNo, romanisation }: Language,
): Spotted[] {
  if (!romanisation) return withoutTag(spotted, tokens)
  // Alone it is the question itself: 'का?' asks why.
  if (tokens.filter(({ kind }) => kind !== 'sign').length === 1) return spotted
  const opening = marksIn(yesNo.opening).has(tokens[0]?.text ?? '')
  const last = tokens.findLastIndex(({ kind }) => kind !== 'sign')
  const closing = marksIn(yesNo.closing).has(tokens[last]?.text ?? '')
  return spotted.filter(
    ({ concept, start, end }) =>
      end - start > 1 ||
      !QUESTION_WORDS.has(concept) ||
      !((opening && start === 0) || (closing && start === last)),
  )
}

const marks = new Map<string, ReadonlySet<string>>()

/** Kept once read: every text asks for them. */
function marksIn(forms: string): ReadonlySet<string> {
  const known = marks.get(forms) ?? new Set(forms.split('|').map(normalise))
  marks.set(forms, known)
  return known
}

/** 'Base takes five calls, correct?' does not ask about accuracy. */
function withoutTag(spotted: Spotted[], tokens: readonly Token[]): Spotted[] {
  const words = tokens.flatMap(({ kind, text }, at) => (kind === 'sign' ? [] : [{ text, at }]))
  const last = words.at(-1)
  if (!last || words.length < FEWEST_BEFORE_A_TAG || !TAGS.has(last.text)) return spotted
  return spotted.filter(({ start, end }) => end <= last.at || start < last.at)
}
const FEWEST_BEFORE_A_TAG = 4
const TAGS: ReadonlySet<string> = new Set(['correct', 'right', 'true', 'yes', 'no', 'ok'])
const QUESTION_WORDS: ReadonlySet<string> = new Set(['what', 'why', 'which'])

export function soundOf({ text, kind }: Token, { romanisation }: Language): string {
  return kind === 'indic' && romanisation ? nativeKey(text, romanisation) : fold(text)
}
