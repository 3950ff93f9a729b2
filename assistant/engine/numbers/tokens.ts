import { foldWord } from './fold-word.ts'

export type Span = { start: number; end: number }

export type Token = Span & {
  kind: 'word' | 'digits' | 'space' | 'mark'
  /** Words folded, digits as 0 to 9, marks as they are. */
  text: string
}

// Marks belong to the word: \w would tear Indic words at every vowel sign.
const TOKEN = /([\p{L}\p{M}\u200c\u200d]+)|(\p{Nd}+)|(\s+)|./gsu

const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((candidate) => code >= candidate && code < candidate + 10)
  return zero === undefined ? digit : String(code - zero)
}

const plainDigits = (digits: string): string => digits.replace(/\P{ASCII}/gu, plainDigit)

export function tokensOf(normalised: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: text, 1: word, 2: digits, 3: space, index: start } of normalised.matchAll(
    TOKEN,
  )) {
    const end = start + text.length
    if (word) tokens.push({ kind: 'word', text: foldWord(word), start, end })
    else if (digits) tokens.push({ kind: 'digits', text: plainDigits(digits), start, end })
    else tokens.push({ kind: space ? 'space' : 'mark', text, start, end })
  }
  return tokens
}
