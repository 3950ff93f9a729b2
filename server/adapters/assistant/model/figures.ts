const INVISIBLE =
  /\u034f|\u20e3|[\ufe00-\ufe0f]|[\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const LINK_END = /\]\([^()\s]{0,500}\)/g
const MARKDOWN = /[*_`~\\[\]{}]/g
const MARK_ON_A_DIGIT = /(?<=\d)\p{M}+/gu
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g

/** What a reader sees of a sentence: no marks of Markdown, every digit a plain one, lower case. */
export const asSeen = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(LINK_END, '')
    .replace(MARKDOWN, '')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(MARK_ON_A_DIGIT, '')
    .normalize('NFD')
    .replace(NUKTA, '')
    .normalize('NFC')

/** Every Indic block keeps its ten digits six past a multiple of sixteen; the others at one. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 128) return digit
  return String((code & 0xf) - (code >= 0x0966 && code <= 0x0d6f ? 6 : 0))
}

export type Token = {
  kind: 'figure' | 'word' | 'sign'
  text: string
  /** What stands between it and the token before. */
  gap: 'nothing' | 'space' | 'more'
}

const TOKEN = /(\d+(?:[.,'’]\d+)*)|([\p{L}\p{M}]+)|(\p{Sc}|%|\/-)|[\p{N}]/gu

/** Figures, words and signs in their order, and what stands beside them. */
export function tokensOf(seen: string): Token[] {
  let end = -1
  return [...seen.matchAll(TOKEN)].map((match) => {
    const [whole, figure, word] = match
    const between = end < 0 ? 'more' : seen.slice(end, match.index)
    const gap = between === '' ? 'nothing' : between.trim() === '' ? 'space' : 'more'
    end = match.index + whole.length
    if (word !== undefined) return { kind: 'word', text: word, gap }
    if (figure !== undefined) return { kind: 'figure', text: plainFigure(figure), gap }
    return { kind: whole.match(/\p{N}/u) ? 'figure' : 'sign', text: whole, gap }
  })
}

/** '5,999.00' and '5999' are the same figure; a grouping that nobody uses is a figure of its own. */
function plainFigure(figure: string): string {
  const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(figure)
  const plain = grouped ? figure.replaceAll(',', '') : figure
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return figure
  const [whole = '', fraction = ''] = plain.split('.')
  const short = fraction.replace(/0+$/, '')
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (short ? `.${short}` : '')
}
