import type { Language } from '../../languages/language.ts'
import { fold } from '../text/fold.ts'
import { normalise } from '../text/normalise.ts'
import { type Romanisation, romaniseWord } from '../text/romanise.ts'
import type { Token } from '../text/tokens.ts'
import { particlesOf } from './particles.ts'

/** A word of a text, and its place among the tokens. */
export type Word = { text: string; at: number }
type Words = readonly Word[]

export const wordsOf = (tokens: readonly Token[]): Words =>
  tokens.flatMap(({ kind, text }, at) => (kind === 'sign' ? [] : [{ text, at }]))

type Places = readonly number[]

/** Where a text has the marks of a language. */
export type Markers = {
  opening: (words: Words) => Places
  closing: (words: Words) => Places
  within: (words: Words) => Places
  tags: (words: Words) => Places
  hopes: (words: Words) => Places
  ends: (words: Words) => boolean
  /** Whether a word ends in the vowel that asks, which no word of another kind ends in. */
  endsOpenly: (words: Words) => boolean
  isFuture: (words: Words) => boolean
}

const known = new Map<string, Markers>()

export function marksOf(language: Language): Markers {
  const marks = known.get(language.tag) ?? markersOf(language)
  known.set(language.tag, marks)
  return marks
}

type Mark = readonly string[]

function markersOf(language: Language): Markers {
  const { yesNo, romanisation } = language
  const spoken = (form: string) =>
    romanisation ? form.replace(/[\p{L}\p{M}]+/gu, (word) => soundOf(word, romanisation)) : form
  const formsOf = (list: string) => list.split('|').map(normalise).filter(Boolean)
  const marks = (list: string): Mark[] =>
    [...new Set(formsOf(list).flatMap((form) => [form, spoken(form)]))].map((form) =>
      form.split(' '),
    )
  const opening = marks(yesNo.opening)
  const closing = marks(yesNo.closing)
  const within = marks(yesNo.within)
  const tags = marks(yesNo.tags)
  const hopes = marks(yesNo.hopes)
  const asksFor = formsOf(yesNo.asksFor)
  const isAskedFor = (next: Word | undefined) =>
    next !== undefined &&
    asksFor.some((form) =>
      form.endsWith('*') ? next.text.startsWith(form.slice(0, -1)) : next.text === form,
    )
  const particles = particlesOf(language)
  const isSmall = ({ text }: Word) => romanisation !== null && particles.has(text)
  const endingIn = (list: string, isMeant: (sound: string) => boolean = () => true) => {
    const endings = formsOf(list)
      .map((form) => ({ form, sound: fold(spoken(form)), letters: short(spoken(form)) }))
      .filter(({ sound }) => isMeant(sound))
    return (words: Words) =>
      words.some(({ text }) =>
        endings.some(
          ({ form, sound, letters }) =>
            text.endsWith(form) || fold(text).endsWith(sound) || short(text).endsWith(letters),
        ),
      )
  }
  return {
    opening: (words) => placesOf(opening, words, 0),
    // 'Does it speak Marathi, this?': one small word may follow the mark.
    closing: (words) => [
      ...atEnd(closing, words),
      ...(words.length > 2 && !isAskedFor(words.at(-1)) ? atEnd(closing, words.slice(0, -1)) : []),
    ],
    within: (words) =>
      words.flatMap((_, from) =>
        from === 0 && romanisation
          ? []
          : within.flatMap((mark) =>
              isAskedFor(words[from + mark.length]) ? [] : placesOf([mark], words, from),
            ),
      ),
    tags: (words) => {
      const last = words.at(-1)
      return [
        ...atEnd(tags, words),
        // '… na karo' forbids.
        ...(last && isSmall(last) && !isAskedFor(last) ? atEnd(tags, words.slice(0, -1)) : []),
      ]
    },
    hopes: (words) => words.flatMap((_, from) => placesOf(hopes, words, from)),
    ends: endingIn(yesNo.endings),
    endsOpenly: endingIn(yesNo.endings, (sound) => /[ao]$/.test(sound)),
    isFuture: endingIn(yesNo.futures),
  }
}

/** 'edukkumaa', 'edukkuma': an ending is not read together with the sounds before it, as in a fold. */
const short = (text: string) => text.replace(/(.)\1+/gu, '$1')

/** A vowel sign by itself has no sound: it is read upon the block's first consonant, whose own is left out. */
function soundOf(word: string, rules: Romanisation): string {
  if (!/^\p{M}/u.test(word)) return romaniseWord(word, rules)
  const block = (word.codePointAt(0) as number) & ~BLOCK
  return romaniseWord(String.fromCodePoint(block + FIRST_CONSONANT) + word, rules).slice(1)
}
const BLOCK = 0x7f
const FIRST_CONSONANT = 0x15

/** The places of the first mark that stands at a word. */
function placesOf(marks: readonly Mark[], words: Words, from: number): Places {
  const mark = marks.find((one) => one.every((text, i) => words[from + i]?.text === text))
  return mark ? words.slice(from, from + mark.length).map(({ at }) => at) : []
}

/** The places of all marks that a text ends in, behind at least one other word. */
const atEnd = (marks: readonly Mark[], words: Words): Places =>
  marks
    .filter((mark) => mark.length < words.length)
    .flatMap((mark) => placesOf([mark], words, words.length - mark.length))
