/** A word, a number or a sign of a normalised text, and where it stands. */
export type Token = {
  text: string
  start: number
  end: number
  kind: 'latin' | 'indic' | 'number' | 'sign'
}

// Marks belong to the word: \w would tear Indic words at every vowel sign.
const TOKEN = /(\d+(?:\.\d+)?)|(\p{Script=Latin}+)|([\p{L}\p{M}]+)|[₹$€£%?]/gu
const INSIDE_APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu

/** `normalised` has no apostrophes within words afterwards: "don't" is the word 'dont'. */
export function tokensOf(normalised: string): Token[] {
  const tokens: Token[] = []
  for (const match of normalised.replace(INSIDE_APOSTROPHE, '').matchAll(TOKEN)) {
    const [text, number, latin, indic] = match
    const kind = number ? 'number' : latin ? 'latin' : indic ? 'indic' : 'sign'
    tokens.push({ text, start: match.index, end: match.index + text.length, kind })
  }
  return tokens
}
