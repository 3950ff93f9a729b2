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
  amongEnglish: {
    apart: 'la le ku oda kku ukku kitta ah lerndhu',
    glued: 'la kku ukku oda kitta lerndhu ukkum',
    words:
      'evlo evalo evvalavu enna eppadi epdi eppo enga ethana ethanai irukka irukku iruka iruku irukum irukkum venum vendum vendam panna pannanum pannunga pannuma pannum pannalam pannalama pannala panlam panren panrathu panradhu panringa mudiyuma mudiyum mudiyadhu sollunga kudunga kidaikuma aaguma aagum varuma varum pogum podhuma podhum venuma konjam romba rendum rendu oru naal aana illa illama illana maathiri mathiri pathi kammi mudinja ungal unga enoda namma dhana thana',
    verbs:
      'guma kuma numa ruma yuma dhuma duma tuma luma unga inga nanum kanum anum alama irukku irukka iruku iruka',
  },
}
