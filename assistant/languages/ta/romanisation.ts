import type { Romanisation } from '../../engine/text/romanise.ts'

// Tamil letters do not tell voiced from unvoiced: between vowels and after a nasal they are voiced.
export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  letters: { ச: 's', த: 'th', ந: 'n', ன: 'n', ண: 'n', ற: 'r', ழ: 'zh', ள: 'l' },
  mend: [
    [/nys/g, 'nj'],
    [/ngk/g, 'ng'],
    [/nth/g, 'ndh'],
    [/nt(?!h)/g, 'nd'],
    [/mp/g, 'mb'],
    [/rr/g, 'tr'],
    [/ss/g, 'cch'],
    [/(?<=[aeiou])k(?=[aeiou])/g, 'g'],
    [/(?<=[aeiou])t(?=[aeiou])/g, 'd'],
    [/(?<=[aeiou])th(?=[aeiou])/g, 'dh'],
    [/(?<=[aeiou])p(?=[aeiou])/g, 'b'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
}
