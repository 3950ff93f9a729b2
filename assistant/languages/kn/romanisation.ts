import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  finalNasal: 'm',
  letters: { ಳ: 'l', ತ: 't', ದ: 'd' },
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/n(?=[pbm])/g, 'm'],
    [/an(?=[svhr])/g, 'am'],
    // 'That' and 'this' alone are typed with their long vowel, as 'e' of 'e-commerce' is with its own.
    [/(?!^aa$)aa/g, 'a'],
    [/^i$/, 'e'],
    [/(?!^ee$)ee/g, 'i'],
    [/oo/g, 'u'],
    // Endings keep their last vowel after an English word: 'plan-gala', 'number-ninda'.
    [/^gal$/, 'gala'],
    [/(?<=ruv|ind|gint|tah)$/, 'a'],
  ],
}
