import { memo } from '../text/memo.ts'

const INVISIBLE = /[\u200b-\u200f\u00ad]/g
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g
// पाँच, पांच and पाच, ਪੰਜ and ਪਂਜ: people leave out what is heard through the nose.
const NASAL_MARKS = /[\u0901\u0902\u0981\u0a01\u0a02\u0a70\u0a71\u0a81\u0a82\u0b01]/g
const NASAL_CONSONANTS =
  /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])|[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd(?=[\u0a95-\u0ab9])/g
// चालीस and चालिस, इकतीस and इक्तीस: in the northern languages length and joining vary by writer.
const NORTHERN_LONG_VOWELS =
  /[\u0908\u090a\u0940\u0942\u0988\u098a\u09c0\u09c2\u0a08\u0a0a\u0a40\u0a42\u0a88\u0a8a\u0ac0\u0ac2\u0b08\u0b0a\u0b40\u0b42]/g
const NORTHERN_VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d]/g
const CHILLU: Readonly<Record<string, string>> = {
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
  ऱ: 'र',
}

/** One spelling for words that differ only in how they are typed. */
export const foldWord = memo((word) =>
  word
    .replace(INVISIBLE, '')
    .replace(NUKTA, '')
    .replace(NASAL_MARKS, '')
    .replace(NASAL_CONSONANTS, '')
    .replace(NORTHERN_LONG_VOWELS, (vowel) => String.fromCharCode(vowel.charCodeAt(0) - 1))
    .replace(NORTHERN_VIRAMA, '')
    .replace(/[ൺൻർൽൾൿऱ]/g, (letter) => CHILLU[letter] ?? letter),
)

export const isLatin = (word: string): boolean => /^[a-z]/.test(word)

/** No word begins with a doubled consonant, but a word whose first letter was lost may. */
export const hasASound = (word: string): boolean => !/^([b-df-hj-np-tv-z])\1/.test(word)

/** How a romanised word sounds: hazaar, hajar and hazar have one key. */
export const soundOf = memo((word) =>
  word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(.)\1+/g, '$1')
    .replace(/zh/g, 'l')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replace(/h$/, '')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v')
    .replace(/f/g, 'p')
    .replace(/ou/g, 'au')
    .replace(/(.)\1+/g, '$1'),
)
