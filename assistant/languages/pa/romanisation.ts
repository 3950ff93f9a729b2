import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'within',
  letters: {},
  mend: [
    [/aa/g, 'a'],
    [/ee$/g, 'i'],
    [/oo$/g, 'u'],
    [/v(?=[aeiou])/g, 'v'],
  ],
}
