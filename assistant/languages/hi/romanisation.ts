import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'within',
  letters: {},
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/aa/g, 'a'],
    [/ee$/g, 'i'],
    [/jny/g, 'gy'],
  ],
}
