import type { Language } from '../language.ts'
import { joinedTopics } from '../questions.ts'
import { loanwords } from './loanwords.ts'
import { romanisation } from './romanisation.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

export const ml: Language = {
  tag: 'ml',
  script: 'Malayalam',
  words,
  particles:
    'ആണ് ആണോ ഉണ്ട് ഉണ്ടോ ഇല്ല അല്ല എന്താണ് എത്ര നിങ്ങളുടെ ഞങ്ങളുടെ വേണം പറ്റുമോ ചെയ്യും ഒരു aanu anu aano ano aanoo undu und undo illa alla alle ille enthanu entha enth ethra etra engane evide eppol eppo ethu eth etha aaru aara njan njangal njangalude njangalkku njangalkk enikku enikk enik ente nee ninte ningal ningalude ningalkku ningalkk nammal nammude avar avarude athu ath ithu ith aa ee athil ithil athinu ithinu athinte ithinte oru onnu onn il inu inte ude yude kku kk yil ile aayi aayal ayal aakum akum aakumo akumo avum avumo cheyyum cheyyumo cheyyan cheyyam cheyyamo cheyth cheythal cheyyunna pattumo patumo pattum kazhiyumo venam veno venda kittum kittumo tharumo tharamo parayu parayamo paranju koode koodi kude kurichu patti vare muthal ninnu ninn vendi kondu kond pole pakshe ennal enn ennu ennanu ok chetta sir mathram ulla ullath ullathu okke oke ella ellam vere pinne ini ippo ippol nalla valare kooduthal എന്റെ നിങ്ങൾക്ക് ഞങ്ങൾക്ക് എനിക്ക് ഇത് അത് ഈ ആ ഞാൻ ഞങ്ങൾ നിങ്ങൾ ഇതിന്റെ അതിന്റെ',
  // Written out with their consonants: a vowel sign alone has no Latin spelling.
  yesNo: {
    opening: '',
    closing: 'അല്ലേ|ശരിയല്ലേ|alle|sheriyalle',
    endings: 'മോ|ണ്ടോ|ണോ|യോ|ട്ടോ|ല്ലേ|ല്ലെ|ന്നോ|ത്തോ|ഉണ്ടോ|വോ|ല്ലല്ലോ|റുണ്ടോ',
    within: '',
    asksFor: '',
    tags: 'അല്ലേ|ശരിയല്ലേ|ഇല്ലയോ|alle|sheriyalle|illayo',
    hopes: '',
    futures: '',
  },
  sentences,
  romanisation,
  loanwords,
  latinSentences: null,
  questions: async () => {
    const [{ questions }, { topicQuestions }, { situations }] = await Promise.all([
      import('./questions.ts'),
      import('./topic-questions.ts'),
      import('./situations.ts'),
    ])
    return { questions, topicQuestions: joinedTopics(topicQuestions, situations) }
  },
}
