import { questionWords } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import { fold } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
import { romaniseWord } from '../text/romanise.ts'
import { turnsRound } from './english-question.ts'
import type { ReadText } from './read-text.ts'

const QUESTION_WORDS: ReadonlySet<string> = new Set(questionWords)

type Marks = { opening: readonly string[]; closing: readonly string[]; endings: readonly string[] }

const marks = new Map<string, Marks>()

function marksOf({ tag, yesNo }: Language): Marks {
  const known = marks.get(tag)
  if (known) return known
  const list = (forms: string) => forms.split('|').map(normalise).filter(Boolean)
  const fresh = {
    opening: list(yesNo.opening),
    closing: list(yesNo.closing),
    endings: list(yesNo.endings),
  }
  marks.set(tag, fresh)
  return fresh
}

/** Whether a text asks for yes or no; a text that also asks what, how or when does not. */
export function asksYesOrNo(read: ReadText, language: Language): boolean {
  if (!language.romanisation && turnsRound(read)) return true
  const { opening, closing, endings } = marksOf(language)
  const words = read.tokens.filter(({ kind }) => kind !== 'sign').map(({ text }) => text)
  const asksElse = read.spotted.some(
    ({ concept, start }) =>
      QUESTION_WORDS.has(concept) && !(start === 0 && opening.includes(words[0] ?? '')),
  )
  if (asksElse) return false
  const text = words.join(' ')
  // 'Does it speak Marathi, this?': one small word may follow the mark.
  const ends = [text, words.slice(0, -1).join(' ')]
  const lasts = words.slice(-2)
  const spoken = (mark: string) => romanised(mark, language)
  return (
    opening.some((mark) => startsWith(text, mark) || startsWith(text, spoken(mark))) ||
    closing.some((mark) =>
      ends.some((one) => endsWith(one, mark) || endsWith(one, spoken(mark))),
    ) ||
    endings.some((ending) =>
      lasts.some((last) => last.endsWith(ending) || fold(last).endsWith(fold(spoken(ending)))),
    ) ||
    endsInOrNot(read) ||
    /\?\s*$/.test(read.normalised)
  )
}

/** 'Gujarati or not', 'milega ya nahi'. */
const endsInOrNot = ({ spotted, tokens }: ReadText): boolean =>
  spotted.some(
    ({ concept, start, end }) =>
      concept === 'not' &&
      end >= tokens.length - 1 &&
      spotted.some((other) => other.concept === 'or' && other.end === start),
  )

const startsWith = (text: string, mark: string) => text === mark || text.startsWith(`${mark} `)
const endsWith = (text: string, mark: string) => text.endsWith(` ${mark}`)

const romanised = (mark: string, { romanisation }: Language) =>
  romanisation ? mark.replace(/[\p{L}\p{M}]+/gu, (word) => romaniseWord(word, romanisation)) : mark
