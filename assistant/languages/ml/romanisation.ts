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
  amongEnglish: {
    apart: 'il yil nte inte nu inu ne ine ude um yude aayi ayi',
    glued: 'inte nte yil il inu ukal ude yude aayi ilekku',
    words:
      'aano aanu aan ano undo und ethra engane entha enth evide eppo eppol enna venam venda veno cheyyum cheyyumo cheyyan cheyyamo cheyyu pattumo pattuo pattum kittumo kittum tharumo tharu parayu parayumo mathiyo mathi pole pakshe ente njangalude njan enikku alle illa oru onnu ethokke kurichu thammil ippo pinne kuravanu theernal varumo pokumo aakumo randum divasam koode',
    verbs:
      'yumo kumo rumo ttumo lumo numo kanam yanam ranam danam aano aanu undo unnu unnundo unnathu yyamo kkamo kkano yyo ttuo',
  },
}
