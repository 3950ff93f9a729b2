import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  finalNasal: 'm',
  // ണ is kept from ന until the end: ആണ് (is) is not the ending of an infinitive.
  letters: { ത: 'th', ഥ: 'th', ദ: 'd', ധ: 'dh', ഠ: 'd', ഴ: 'zh', ള: 'l', റ: 'r', ഞ: 'nj', ണ: 'ṇ' },
  mend: [
    [/njch|njnj/g, 'nj'],
    [/jnj/g, 'jn'],
    [/ngng/g, 'ng'],
    [/ngk/g, 'nk'],
    [/rr/g, 'tt'],
    // ണ്ട is spoken 'nd', ന്റ 'nt': 'undo', 'ente'.
    [/ṇt/g, 'nd'],
    [/nr/g, 'nt'],
    [/aaṇ$/, 'aanu'],
    [/ṇ/g, 'n'],
    [/n(?=[pbm])/g, 'm'],
    [/mp/g, 'mb'],
    [/ns(?=aar)/g, 'ms'],
    [/^sanv/, 'samv'],
    [/sv/g, 'sw'],
    [/thth/g, 'th'],
    [/chch/g, 'ch'],
    [/(?<=[aeiou])t(?=[aeiou])/g, 'd'],
    // A long vowel is typed double at the start of a word, seldom later on.
    [/(?<=.)aa/g, 'a'],
    [/^und$/, 'undu'],
    [/^n$/, 'nu'],
    [/^l$/, 'il'],
  ],
}
