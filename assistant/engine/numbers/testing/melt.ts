import type { Script } from '../number-words.ts'

// Written out, not derived: the tests must not share the reader's rule for vowel signs.
const SIGNS: Readonly<Record<string, string>> = {
  அ: '',
  ஆ: 'ா',
  இ: 'ி',
  ஈ: 'ீ',
  உ: 'ு',
  எ: 'ெ',
  ஏ: 'ே',
  ஐ: 'ை',
  ஒ: 'ொ',
  ஓ: 'ோ',
  అ: '',
  ఆ: 'ా',
  ఇ: 'ి',
  ఉ: 'ు',
  ఎ: 'ె',
  ఏ: 'ే',
  ఐ: 'ై',
  ఒ: 'ొ',
  ಅ: '',
  ಆ: 'ಾ',
  ಇ: 'ಿ',
  ಉ: 'ು',
  ಎ: 'ೆ',
  ಏ: 'ೇ',
  ಐ: 'ೈ',
  ಒ: 'ೊ',
  അ: '',
  ആ: 'ാ',
  ഇ: 'ി',
  ഉ: 'ു',
  എ: 'െ',
  ഏ: 'േ',
  ഐ: 'ൈ',
  ഒ: 'ൊ',
}
const GLIDES: Readonly<Record<string, string>> = { '\u0bbf': 'ய', '\u0d3f': 'യ', '\u0c48': 'య' }
const FALLS_AWAY = /[\u0bc1\u0c41\u0cc1\u0d4d]$/

/** Two number words of a Dravidian language as one: இருபத்து + ஒன்று is இருபத்தொன்று. */
export function melt(before: string, after: string, script: Script): string {
  if (script === 'latin') {
    if (!/^[aeiou]/.test(after)) return before + after
    return before.endsWith('u') ? before.slice(0, -1) + after : `${before}y${after}`
  }
  const sign = SIGNS[after[0] ?? '']
  if (sign === undefined) return before + after
  const glide = GLIDES[before.at(-1) ?? '']
  if (glide) return before + glide + sign + after.slice(1)
  return FALLS_AWAY.test(before) ? before.slice(0, -1) + sign + after.slice(1) : before + after
}
