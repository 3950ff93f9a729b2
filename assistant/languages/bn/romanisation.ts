import type { Romanisation } from '../../engine/text/romanise.ts'

// Without their dots য় and য, ড় and ড are one letter: 'Y' and 'D' stand for either until the place
// in the word tells which it is.
export const romanisation: Romanisation = {
  inherent: 'o',
  silent: 'within',
  letters: {
    অ: 'o',
    ঈ: 'i',
    ঊ: 'u',
    'ী': 'i',
    'ূ': 'u',
    ঐ: 'oi',
    ঔ: 'ou',
    'ৈ': 'oi',
    'ৌ': 'ou',
    য: 'Y',
    ড: 'D',
    ব: 'b',
    শ: 'sh',
    ষ: 'sh',
    স: 's',
    ৱ: 'w',
  },
  mend: [
    [/nych/g, 'nch'],
    [/nyj/g, 'nj'],
    [/ng(?=[kg])/g, 'n'],
    [/jny/g, 'gg'],
    [/^ksh/, 'kh'],
    [/ksh/g, 'kkh'],
    [/^([sd])b/, '$1w'],
    [/YY/g, 'jj'],
    [/rY/g, 'rj'],
    [/^Y/, 'j'],
    [/oY(?=aa)/g, 'w'],
    [/Y/g, 'y'],
    [/(?<=[aeiou])D(?=[aeiou]|$)/g, 'r'],
    [/D/g, 'd'],
    [/aa/g, 'a'],
    [/oo/g, 'o'],
  ],
}
