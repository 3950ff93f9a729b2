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
}
