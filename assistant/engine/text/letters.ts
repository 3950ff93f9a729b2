// Unicode lays out the Indic blocks alike: a letter has the same offset in every one of them.

/** Offset of a letter within its block, or -1 for anything but an Indic letter. */
export function indicOffset(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code >= 0x0900 && code < 0x0d80 ? code & 0x7f : -1
}

const VOWELS: Readonly<Record<number, string>> = {
  0x04: 'a', 0x05: 'a', 0x06: 'aa', 0x07: 'i', 0x08: 'ee', 0x09: 'u', 0x0a: 'oo', 0x0b: 'ri', 0x0c: 'li',
  0x0d: 'e', 0x0e: 'e', 0x0f: 'e', 0x10: 'ai', 0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au',
  0x72: 'e',
}

const SIGNS: Readonly<Record<number, string>> = {
  0x3e: 'aa', 0x3f: 'i', 0x40: 'ee', 0x41: 'u', 0x42: 'oo', 0x43: 'ri', 0x44: 'ri', 0x45: 'e', 0x46: 'e',
  0x47: 'e', 0x48: 'ai', 0x49: 'o', 0x4a: 'o', 0x4b: 'o', 0x4c: 'au', 0x57: 'au',
}

const CONSONANTS: Readonly<Record<number, string>> = {
  0x15: 'k', 0x16: 'kh', 0x17: 'g', 0x18: 'gh', 0x19: 'ng', 0x1a: 'ch', 0x1b: 'chh', 0x1c: 'j', 0x1d: 'jh',
  0x1e: 'ny', 0x1f: 't', 0x20: 'th', 0x21: 'd', 0x22: 'dh', 0x23: 'n', 0x24: 't', 0x25: 'th', 0x26: 'd',
  0x27: 'dh', 0x28: 'n', 0x29: 'n', 0x2a: 'p', 0x2b: 'ph', 0x2c: 'b', 0x2d: 'bh', 0x2e: 'm', 0x2f: 'y',
  0x30: 'r', 0x31: 'r', 0x32: 'l', 0x33: 'l', 0x34: 'zh', 0x35: 'v', 0x36: 'sh', 0x37: 'sh', 0x38: 's',
  0x39: 'h', 0x58: 'q', 0x59: 'kh', 0x5a: 'g', 0x5b: 'z', 0x5c: 'r', 0x5d: 'rh', 0x5e: 'f', 0x5f: 'y',
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
