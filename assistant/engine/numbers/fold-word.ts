const INVISIBLE = /[\u200b-\u200f\u00ad\ufe0f]/g
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g
// पाँच, पांच and पाच, ਪੰਜ and ਪਂਜ: people leave out what is heard through the nose.
const NASAL_MARKS = /[\u0901\u0902\u0981\u0a01\u0a02\u0a70\u0a71\u0a81\u0a82\u0b01]/g
const NASAL_CONSONANTS =
  /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])|[\u0a99\u0a9e\u0aa3\u0aa8\u0aae]\u0acd(?=[\u0a95-\u0ab9])/g
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
export function foldWord(word: string): string {
  return word
    .replace(INVISIBLE, '')
    .replace(NUKTA, '')
    .replace(NASAL_MARKS, '')
    .replace(NASAL_CONSONANTS, '')
    .replace(/[ൺൻർൽൾൿऱ]/g, (letter) => CHILLU[letter] ?? letter)
}

export const isLatin = (word: string): boolean => /^[a-z]/.test(word)

/** How a romanised word sounds: hazaar, hajar and hazar have one key. */
export function soundOf(word: string): string {
  return word
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
    .replace(/(.)\1+/g, '$1')
}
