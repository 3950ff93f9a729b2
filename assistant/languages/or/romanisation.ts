import type { Romanisation } from '../../engine/text/romanise.ts'

// Without its dot ୟ is the letter ଯ: 'Y' stands for either until the place in the word tells which.
export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  letters: { ଯ: 'Y', ଵ: 'b' },
  mend: [
    [/nych/g, 'nch'],
    [/nyj/g, 'nj'],
    [/ng(?=[kg])/g, 'n'],
    [/jny/g, 'gy'],
    [/YY/g, 'jy'],
    [/^Y/, 'j'],
    [/Y/g, 'y'],
    [/^mun$/, 'mu'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
}
