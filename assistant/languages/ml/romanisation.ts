import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  finalNasal: 'm',
  letters: { ത: 'th', ഥ: 'th', ദ: 'd', ധ: 'dh', ഴ: 'zh', ള: 'l', റ: 'r', ഞ: 'nj' },
  mend: [
    [/njch/g, 'nch'],
    [/njnj/g, 'nj'],
    [/jnj/g, 'jn'],
    [/ngng/g, 'ng'],
    [/ngk/g, 'nk'],
    [/rr/g, 'tt'],
    // ന്റ is spoken 'nt', ണ്ട 'nd': 'ente', 'undo'.
    [/nt(?!h)/g, 'nd'],
    [/nr/g, 'nt'],
    [/n(?=[pbm])/g, 'm'],
    [/mp/g, 'mb'],
    [/ns(?=aar)/g, 'ms'],
    [/nv/g, 'mv'],
    [/(?<=[aeiou])t(?=[aeiou])/g, 'd'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
    [/^an$/, 'anu'],
    [/^und$/, 'undu'],
  ],
}
