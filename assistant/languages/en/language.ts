import type { Language } from '../language.ts'
import { joinedTopics } from '../questions.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

export const en: Language = {
  tag: 'en',
  script: 'Latin',
  words,
  particles:
    'a an the of in on at to for from by with as is are was were be been being am do does did done has had i me my mine you your yours u ur r he she they them their we us our it its this that these those there here if so but than then too very just also will would shall should could might must not no yes any some such into out up down off over under again more most other same own who whom when where while because until about between through during before after above below very s t re ve ll d m im ive id dont its let lets go going make makes made take takes taken put use used using like one thing things something anything nothing everything sir madam bro hi hello ok well actually basically really kind sort bit way lot day time people come comes came new old first last next same right left good bad still even ever never always often sometimes much many few little own every each both either',
  yesNo: {
    opening:
      'is|are|am|was|were|do|does|did|can|could|will|would|shall|should|may|might|has|have|had|must|any|isnt|arent|doesnt|dont|cant|wont|is there|are there|possible to',
    closing: 'right|correct|no|na|yes or no|is it|isnt it|also|too',
    endings: '',
    within:
      'whether|wondering if|know if|tell me if|ask if|check if|sure if|see if|asking if|curious if|confirm if',
    asksFor: '',
    tags: 'dont you|dont they|doesnt it|isnt it|isnt there|arent you|arent there|wont it|cant it|wouldnt it|hasnt it|havent you|right or no|yes or no|or not|no|na',
    hopes:
      'whether|dont you|doesnt it|isnt it|isnt there|doesnt your|isnt your|arent you|wont it|cant it|wouldnt it',
    futures: '',
  },
  sentences,
  romanisation: null,
  loanwords: {},
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
