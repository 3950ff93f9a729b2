/**
 * The number words of a language, as tables of lines `value native words | Latin words`. The first
 * word of each side is the usual spelling. Marks on a word:
 *
 * - `?two`  also an ordinary word: counts only beside a scale or a unit
 * - `!so`   counts only beside a number word that it belongs to
 * - `-one`  only at the end of a glued word
 * - `two-`  must be followed by more of the number, in this word or the next
 * - `two=`  must be followed by more of the number in this word
 */
export type NumberWords = {
  /** 0 to 99, and the fractions that stand alone: half, one and a half. */
  names: string
  /** Hundred, thousand, lakh …, and irregular multiples of them. */
  scales: string
  /** Words that add to or take from the following: sava, sadhe, paune. */
  fractions?: string
  /** Twenty and five make twenty-five. */
  composesTens?: boolean
  /** Two hundred fifty thousand is a number. */
  multipliesHundreds?: boolean
  /** 'Thousand hundred' is 1,100, and 'two half' is two and a half. */
  bareHundred?: boolean
  /** How words melt into each other: final vowels that fall away, sounds that slip in between. */
  sandhi?: {
    finals: readonly string[]
    glides: readonly string[]
    latinFinals: readonly string[]
    latinGlides: readonly string[]
  }
  /** 'And' inside a number. */
  joins?: string
  /** Case endings and classifiers that may be glued to a number. */
  endings?: string
  /** Words that say a number for each: 'ekek' one each, 'babbe' two each. */
  forEach?: string
  /** Words that make the number after them unknown: 'few hundred'. */
  vague: string
  /** Words between the two ends of a range. */
  ranges: string
  /** Words that look like a number word misspelled, and are none. */
  ordinary?: string
}

export type Script = 'native' | 'latin'

export type Atom =
  | { kind: 'count'; value: number }
  | { kind: 'scale'; value: number }
  | { kind: 'fraction'; value: number }

export type Form = {
  text: string
  script: Script
  strength: 'strong' | 'weak' | 'bound'
  start: 'free' | 'joined'
  end: 'free' | 'open' | 'stem'
}

export type Entry = { value: number; forms: readonly Form[] }

function formOf(word: string, script: Script): Form {
  const strength = word[0] === '?' ? 'weak' : word[0] === '!' ? 'bound' : 'strong'
  let text = strength === 'strong' ? word : word.slice(1)
  const start = text[0] === '-' ? 'joined' : 'free'
  if (start === 'joined') text = text.slice(1)
  const last = text.at(-1)
  const end = last === '-' ? 'open' : last === '=' ? 'stem' : 'free'
  if (end !== 'free') text = text.slice(0, -1)
  return { text: text.normalize('NFKC'), script, strength, start, end }
}

const words = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '')

/** A list of words of both scripts: 'native words | Latin words'. */
export const wordList = (list = ''): string[] =>
  words(list.replace('|', ' ')).map((word) => word.normalize('NFKC'))

export function tableOf(table = ''): Entry[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [native = '', latin = ''] = line.split('|')
      const [value, ...nativeWords] = words(native)
      return {
        value: Number(value),
        forms: [
          ...nativeWords.map((word) => formOf(word, 'native')),
          ...words(latin).map((word) => formOf(word, 'latin')),
        ],
      }
    })
}

const SCALES = [10_000_000, 1_000_000, 100_000, 1000, 100, 12]

/** What a line of the scales says: 100 is a scale, 300 is three times it. */
export function scaleAtoms(value: number): Atom[] {
  if (SCALES.includes(value)) return [{ kind: 'scale', value }]
  const scale = SCALES.find((candidate) => value % candidate === 0) ?? 1
  return [
    { kind: 'count', value: value / scale },
    { kind: 'scale', value: scale },
  ]
}
