import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  letters: { ଯ: 'j', ଵ: 'b' },
  mend: [
    [/nych/g, 'nch'],
    [/nyj/g, 'nj'],
    [/ng(?=[kg])/g, 'n'],
    [/jny/g, 'gy'],
    // Doubled in writing only.
    [/r(ch|[a-z])\1/g, 'r$1'],
    [/hkh/g, 'kh'],
    [/chaahinl/g, 'chahil'],
    [/^mun$/, 'mu'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
  amongEnglish: {
    apart: 're ra ru ku ta nka guda gudika',
    glued: 're ra ru ku guda gudika',
    words:
      'kete kemiti kana kouthi kouta kebe kahinki gote sahita achhi heba hue kariba karibi karibaku kari pariba paribi paribe lagiba miliba jiba asiba diantu kuhantu karantu ama nahin bhali sarile dina bisayare kintu eka sange au mu kahi asile kou sabu lage paisa',
    verbs: 'iba ibaku ibara ibaki antu uchhi uchi uchanti ichhi',
  },
}
