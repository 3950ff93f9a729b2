import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'within',
  letters: { ਫ: 'f' },
  mend: [
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
}
