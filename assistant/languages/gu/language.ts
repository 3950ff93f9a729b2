import type { Language } from '../language.ts'
import { joinedTopics } from '../questions.ts'
import { romanisation } from './romanisation.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

export const gu: Language = {
  tag: 'gu',
  script: 'Gujarati',
  words,
  particles:
    'છે છો છું છીએ હતું હતો હતી હશે નો ની નું ના ને થી માં પર સુધી માટે સાથે અને કે પણ તો જ હું અમે તમે તું તે તેઓ આ એ મારો તમારો અમારો કરે કરો કરવું કરી કર્યું થાય થશે થયું જાય આવે લે લો આપ શું કેમ ભાઈ બેન સર એક બે કંઈ કોઈ બહુ che chhe cho chu chiye hatu hato hati hashe no ni nu na ne thi ma par sudhi mate sathe ane ke pan to j hu ame tame tu te aa e maro tamaro amaro kare karo karvu kari karyu thay thase thashe thayu jay ave aave le lo aapo apo su shu kem bhai ben sir ek be kai koi bahu male malse malshe joie joiye ketla ketlu ketlo kevi rite kayo saru nathi તમારા તમારી તમારું અમારા અમારી અમારું મારા મારી મારું એનો એની એનું આનો આની આનું તમને અમને મને',
  yesNo: {
    opening: 'શું|shu|su',
    closing: 'ખરું|કે નહીં|ને|kharu|ke nahi|ne|હોં ને|ho ne',
    endings: '',
    within: 'શું|નથી ને|નહીં ને|નહિ ને|નઈ ને|nathi ne|nahi ne|nai ne',
    asksFor:
      'શું|છે|કર*|થ*|મળ*|બોલ*|કહ*|લાગ*|આવે|આવશે|ભાવ|નામ|ફાયદ*|ફરક|ફેર|પ્લાન|કિંમત|કીધ*|પૂછ*|લખ*|હત*|આપે|આપશે|જોઈ*|નથી|kar*|che|chhe|tha*|aap*',
    tags: 'ખરી|ખરા|ખરો|khari|કે નહીં|કે નહિ|કે નહી|કે નઈ|કે નથી|કે ના|ને|ke nahi|ke nai|ke nathi|ke na|ne',
    hopes:
      'તો નથી|તો નહીં|તો નહિ|to nathi|to nahi|to nai|નથી ને|નહીં ને|નહિ ને|નઈ ને|nathi ne|nahi ne|nai ne',
    futures: 'શે|kse|dse|rse|lse|pse|vse|thase|jase|kshe|dshe|rshe|lshe|pshe|vshe|thashe|jashe',
  },
  sentences,
  romanisation,
  loanwords: {
    બેઝિક: 'basic',
    બેઝ: 'Base',
    પ્રો: 'Pro',
    એન્ટરપ્રાઇઝ: 'Enterprise',
    મિનિટ: 'minute',
    કોલ: 'call',
    ચેટ: 'chat',
    ઇમેઇલ: 'email',
    મેઇલ: 'mail',
    પ્લાન: 'plan',
    એપોઇન્ટમેન્ટ: 'appointment',
    ડેમો: 'demo',
    ફોન: 'phone',
    નંબર: 'number',
    ફોર્મ: 'form',
    હોમ: 'home',
    પેજ: 'page',
    રેકોર્ડિંગ: 'recording',
    એજન્ટ: 'agent',
    વૉઇસ: 'voice',
    ડેટા: 'data',
    ડિલીટ: 'delete',
    ટિકિટ: 'ticket',
    ઓર્ડર: 'order',
    જાન્યુઆરી: 'January',
    હિન્દી: 'Hindi',
    તમિલ: 'Tamil',
    ગુજરાતી: 'Gujarati',
    અંગ્રેજી: 'English',
    ટીમ: 'team',
    સાઇટ: 'site',
    એપ: 'app',
    લિંક: 'link',
    હેલ્થકેર: 'healthcare',
    ટ્રાવેલ: 'travel',
    હોટેલ: 'hotel',
    ફાઇનાન્સ: 'finance',
    કોમર્સ: 'commerce',
  },
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
