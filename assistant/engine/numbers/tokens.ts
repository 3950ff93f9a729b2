import { foldWord } from './fold-word.ts'

export type Span = { start: number; end: number }

export type Token = Span & {
  kind: 'word' | 'digits' | 'space' | 'mark'
  /** Words folded, digits as 0 to 9, marks as they are. */
  text: string
}

// Marks belong to the word: \w would tear Indic words at every vowel sign.
const TOKEN = /[\p{L}\p{M}\u200c\u200d]+|\p{Nd}+|\s+|./gsu
const WORD = /^[\p{L}\p{M}\u200c\u200d]/u
const DIGIT = /^\p{Nd}/u
const SPACE = /^\s/

const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10)
  return zero === undefined ? digit : String(code - zero)
}

const plainDigits = (digits: string): string => digits.replace(/\P{ASCII}/gu, plainDigit)

export function tokensOf(normalised: string): Token[] {
  return [...normalised.matchAll(TOKEN)].map(({ 0: text, index: start }): Token => {
    const place = { start, end: start + text.length }
    if (WORD.test(text)) return { kind: 'word', text: foldWord(text), ...place }
    if (DIGIT.test(text)) return { kind: 'digits', text: plainDigits(text), ...place }
    return { kind: SPACE.test(text) ? 'space' : 'mark', text, ...place }
  })
}
