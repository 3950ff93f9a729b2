import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  letters: { ത: 'th', ഥ: 'th', ദ: 'd', ധ: 'dh', ഴ: 'zh', ള: 'l', റ: 'r' },
  mend: [
    [/nych/g, 'nch'],
    [/ngk/g, 'nk'],
    [/nth/g, 'nth'],
    [/rr/g, 'tt'],
    [/n(?=[pbm])/g, 'm'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
}
