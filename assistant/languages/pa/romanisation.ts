import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'within',
  letters: { ਫ: 'f' },
  mend: [
    // As people in Punjab type them: 'plan ne', 'mainu', 'vich', 'pehlan', 'eh', 'oh', 'kehra'.
    [/^hana?$/, 'ne'],
    [/noon$/, 'nu'],
    [/^toon$/, 'tu'],
    [/^samaan$/, 'sama'],
    [/^sati$/, 'sat'],
    [/^samparak/, 'sampark'],
    [/ahi(?![aeiou])/g, 'eh'],
    [/ih/g, 'eh'],
    [/^uh/, 'oh'],
    [/cch/g, 'ch'],
    [/ddh/g, 'dh'],
    [/ikk$/, 'ik'],
    [/tt$/, 't'],
    [/([bdgjklmnprst])\1(?=[^aeiouh])/g, '$1'],
    // A long vowel is written out in words of one syllable: 'naal', but 'tuhada'.
    [/(?<!^[^aeiou]*)aa|aa(?![^aeiou]+$)/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
    [/ian$/, 'iyan'],
    // Dots that the letters have lost.
    [/^(s)(?=uru|akha|abad|ehar|amal|aam$|ikait|udh)/, 'sh'],
    [/^bhasa/, 'bhasha'],
    [/^kosis/, 'koshish'],
    [/^jiada/, 'zyada'],
    [/^jarur/, 'zarur'],
    [/^avaj/, 'awaz'],
    [/^javab/, 'jawab'],
    [/(?<=^(?:te|mari|nara|mulaj?a|andaa?|nay?ara))j/, 'z'],
  ],
  amongEnglish: {
    apart: 'vich vch ch di da de nu te ton naal layi aa ne',
    glued: 'vich nu naal ton',
    words:
      'kinna kinni kinne kinniyan kiven kiwen kidda kiddan kithe kitthe kado kadon kehda kehdi kehra kehri ki haiga haigi haige hega hegi hunda hundi hunde hundiyan milda mildi milde milu milugi miluga lagda lagdi lagde lagu penda paindi painda aunda aundi aunde jaanda janda jandi karda kardi karde karna karni karan kardo sakda sakdi sakde sakdiyan chahida chahidi chahide dasso daso deo dio devo deyo hovega hovegi hou houga chalu chakku naal layi vaste vich ton nu mainu sanu tuhanu tuhada tuhadi sada sadi sade sadiyan mera bande wangu vargi varga dove ikk ik ghatt mukk gaye veere paaji samjhao bina aukha saru gal kariye aj paina lage paisa karlu karlo',
    verbs: 'vega vegi vange augi auga augey diyan niyan',
  },
}
