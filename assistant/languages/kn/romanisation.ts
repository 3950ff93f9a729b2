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
  amongEnglish: {
    apart: 'alli nalli dalli ge kke da na annu ginta aa',
    glued: 'alli nalli dalli ige inda annu galu',
    words:
      'eshtu yeshtu hege hegide elli yavaga yaava yavdu enu yenu yake ideya idya idiya ide iddare illa beku beka beda bekagide madi maadi madbeku madbahuda madodu madoke madutte madutta agutta agutte barutta barutte sigutta sigutte heli kodi saaka saku jothe bagge mattu swalpa namma nimma nanna ondu eradu aadre adre andre bandre mugidre illade hogutta tara alva',
    verbs:
      'gutta gutte rutta rutte dutta dutte yutta yutte lutta lutte tutta tutte ttade bahuda bahude bahudu beku beka tira tiri dodu doke datta gatta ratta',
  },
}
