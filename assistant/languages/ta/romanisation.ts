import type { Romanisation } from '../../engine/text/romanise.ts'

// Tamil letters do not tell voiced from unvoiced: between vowels and after a nasal they are voiced.
export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  letters: {
    ச: 's',
    த: 'th',
    ந: 'n',
    ன: 'n',
    ண: 'n',
    ற: 'r',
    ழ: 'zh',
    ள: 'l',
    // Spoken and typed with a 'y', which keeps ஏன் (why) from என்ன (what).
    ஏ: 'ye',
    // Kept from ச until the end: பேஸ் (Base) is not பேச (to speak).
    ஸ: 'ş',
  },
  mend: [
    [/hp/g, 'f'],
    [/^peş/, 'beş'],
    // The consonant that ties a word to the next one is not typed: 'vilaiyai paarthu'.
    [/(?<=..ai|..[^aeiou][aiu])(?:k|s|th|p)$/, ''],
    [/ş/g, 's'],
    // என் (my) would meet என்ன (what): it is written out.
    [/^en$/, 'enathu'],
    [/nys/g, 'nj'],
    [/ngk/g, 'ng'],
    [/nth/g, 'ndh'],
    [/nt(?!h)/g, 'nd'],
    [/mp/g, 'mb'],
    [/np/g, 'nb'],
    [/rr/g, 'tr'],
    [/nr/g, 'ndr'],
    [/ss/g, 'cch'],
    [/ts/g, 'tch'],
    [/eyy/g, 'eiy'],
    [/(?<=[aeiou])k(?=[aeiou])/g, 'g'],
    [/(?<=[aeiou])t(?=[aeiou])/g, 'd'],
    [/(?<=[aeiou])th(?=[aeiou])/g, 'dh'],
    [/(?<=[aeiou])p(?=[aeiou])/g, 'b'],
    [/thth/g, 'th'],
    // A long vowel is typed double at the start of a word, seldom later on.
    [/(?<=[aeiou].*[^aeiou])aa/g, 'a'],
    [/aa$/, 'a'],
  ],
}
