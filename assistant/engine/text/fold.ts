import { memo } from './memo.ts'

/**
 * A key under which spellings that sound alike meet: 'kitnaa' and 'kitna', 'thodi' and 'todi',
 * 'wala' and 'vala'. The same key is made of what a lexicon holds and of what a visitor types.
 */
export const fold = memo((latin) =>
  latin
    .replace(/[^a-z0-9]/g, '')
    .replace(/tch|chh|ch/g, 'C')
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/zh/g, 'l')
    .replace(/([bdgjktrl])h/g, '$1')
    .replace(/ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=[^aeiou])y(?![aeiou])/g, 'i')
    .replace(/ai|ay|ei|ey|ae/g, 'e')
    .replace(/au|ou|ow|aw/g, 'o')
    .replace(/ee|ii|ea|ie/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/m(?=[bpf])/g, 'n')
    .replace(/(.)\1+/g, '$1'),
)

/** The consonants alone: what is left of a word when its vowels are written differently or dropped. */
export const skeleton = (key: string): string =>
  key.charAt(0) + key.slice(1).replace(/[aeiouhyv]/g, '')
