import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  finalNasal: 'm',
  letters: { త: 't', థ: 'th', ద: 'd', ళ: 'l', ఱ: 'r' },
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/n(?=[pbm])/g, 'm'],
    [/an(?=[svhr])/g, 'am'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
}
