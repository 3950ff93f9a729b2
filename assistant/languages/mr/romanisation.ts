import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'within',
  finalNasal: '',
  letters: { फ: 'f', ळ: 'l', ऱ: 'r', ॲ: 'a' },
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
    [/jny/g, 'dny'],
  ],
  amongEnglish: {
    apart: 'madhe madhye mdhe cha chi che chya la var sathi ne shi',
    glued: 'madhe madhye mdhe sathi var cha chi che chya la',
    words:
      'kiti kasa kashi kase kay kaay kadhi kuthe kutha kona konta konti konte kasha aahe ahe aahet ahet aahat hota hote hoto hoil hoel hotat hotil milel milte milto miltil lagel lagte lagto lagtat yeil yeto yete yetat jail jato chalel chalto purel karaycha karaychi karayche karayla karu karta karto karte shakto shakta shakte sanga dya dyava pahije pahijet nako nahi naahi ani aani majha majhi majhya majhe amcha amchi amchya tumcha tumchi tumchya mala amhala tumhala sobat baddal vishayi shivay nantar aadhi kela keli jhala jhali zala zali sathi madhe donhi urlele vel divas ghetla ghetli bolaycha lagta kahi karava karel deil gheil',
    verbs: 'aycha aychi ayche ayla nyasathi ayachi ayacha shakto',
  },
}
