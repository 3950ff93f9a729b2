import type { Language } from '../language.ts'
import { joinedTopics } from '../questions.ts'
import { loanwords } from './loanwords.ts'
import { romanisation } from './romanisation.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

export const ta: Language = {
  tag: 'ta',
  script: 'Tamil',
  words,
  particles:
    'இருக்கு இருக்கா இல்ல இல்லை உங்க எங்க என்ன எவ்வளவு சொல்லுங்க வேணும் முடியுமா பண்ண ல க்கு la le ku kku ukku oda ooda kita kitta irundhu lerndhu nu nga da di pa athu adhu idhu ithu andha antha indha intha naan nan naanga nanga nee neenga ninga avanga avar enaku enakku engaluku engalukku ungaluku ungalukku unga ungal en ennoda enga engal oru onnu iruku irukku iruka irukka irukum irukkum illa illai ulla undu unda than dhan thaan kooda kuda mattum matrum allathu alladhu aana ana aagum agum aaguma panna pannum pannuma pannunga panra panringa pandra seiya seyya seiyum varum vara poga vida mela keela moolam apo appo apdi appadi ipdi epdi eppadi enna evlo evvalavu sollunga sollu venum vendum mudiyuma anna akka vanga ponga paarunga konjam romba eppo yaar yen edhu ethu endha entha ah aa varai mani ethana ethanai nimisham உங்கள் உங்களுடைய உங்களோட உங்களுக்கு எங்கள் எங்களுடைய எங்களோட எங்களுக்கு என் என்னுடைய எனக்கு நான் நாங்கள் நாங்க நீங்கள் நீங்க இது அது இந்த அந்த ஒரு உள்ள இருக்கும் இருக்கிறது உள்ளது சொல்லுங்கள் வேண்டும்',
  // Written out with their consonants: a vowel sign alone has no Latin spelling.
  yesNo: {
    opening: '',
    closing: 'தானே|இல்லையா|சரியா|thane|thaane|dhane|illaya|illaiya|correct ah|ah',
    endings: 'மா|க்கா|ண்டா|ந்தா|தா|யா|ங்களா|ர்களா|தானா|வா|da|ங்கல்ல|ங்கள்ல',
    within: '',
    asksFor: '',
    tags: 'அல்லவா|allava',
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
