import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'o',
  silent: 'within',
  letters: { য: 'j', য়: 'y', ব: 'b', শ: 'sh', ষ: 'sh', স: 's', ৱ: 'w' },
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/(?<=[^aeiou])j(?=aa)/g, 'y'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
}
