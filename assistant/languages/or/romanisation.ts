import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  letters: { ଯ: 'j', ଵ: 'b' },
  mend: [
    [/nych/g, 'nch'],
    [/nyj/g, 'nj'],
    [/ng(?=[kg])/g, 'n'],
    [/jny/g, 'gy'],
    // Doubled in writing only.
    [/r(ch|[a-z])\1/g, 'r$1'],
    [/hkh/g, 'kh'],
    [/chaahinl/g, 'chahil'],
    [/^mun$/, 'mu'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
}
