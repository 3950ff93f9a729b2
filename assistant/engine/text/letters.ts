// Unicode lays out the Indic blocks alike: a letter has the same offset in every one of them.

/** Offset of a letter within its block, or -1 for anything but an Indic letter. */
export function indicOffset(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0x0900 && code < 0x0d80 ? code & 0x7f : -1
}

const VOWELS: Readonly<Record<number, string>> = {
  4: 'a',
  5: 'a',
  6: 'aa',
  7: 'i',
  8: 'ee',
  9: 'u',
  10: 'oo',
  11: 'ri',
  12: 'li',
  13: 'e',
  14: 'e',
  15: 'e',
  16: 'ai',
  17: 'o',
  18: 'o',
  19: 'o',
  20: 'au',
  114: 'e',
}

const SIGNS: Readonly<Record<number, string>> = {
  62: 'aa',
  63: 'i',
  64: 'ee',
  65: 'u',
  66: 'oo',
  67: 'ri',
  68: 'ri',
  69: 'e',
  70: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  74: 'o',
  75: 'o',
  76: 'au',
  87: 'au',
}

const CONSONANTS: Readonly<Record<number, string>> = {
  21: 'k',
  22: 'kh',
  23: 'g',
  24: 'gh',
  25: 'ng',
  26: 'ch',
  27: 'chh',
  28: 'j',
  29: 'jh',
  30: 'ny',
  31: 't',
  32: 'th',
  33: 'd',
  34: 'dh',
  35: 'n',
  36: 't',
  37: 'th',
  38: 'd',
  39: 'dh',
  40: 'n',
  41: 'n',
  42: 'p',
  43: 'ph',
  44: 'b',
  45: 'bh',
  46: 'm',
  47: 'y',
  48: 'r',
  49: 'r',
  50: 'l',
  51: 'l',
  52: 'zh',
  53: 'v',
  54: 'sh',
  55: 'sh',
  56: 's',
  57: 'h',
  88: 'q',
  89: 'kh',
  90: 'g',
  91: 'z',
  92: 'r',
  93: 'rh',
  94: 'f',
  95: 'y',
}

export const VIRAMA = 0x4d
export const ANUSVARA = 0x02
export const CANDRABINDU = 0x01
export const VISARGA = 0x03
export const TIPPI = 0x70
export const ADDAK = 0x71
export const KHANDA_TA = 0x4e

export const vowelAt = (offset: number): string | undefined => VOWELS[offset]
export const signAt = (offset: number): string | undefined => SIGNS[offset]
export const consonantAt = (offset: number): string | undefined => CONSONANTS[offset]
