import type { Topic } from '../../knowledge/topics.ts'
import type { Reading } from '../understand/rank.ts'
import type { State } from './state.ts'

const FEW_WORDS = 4
const SOME_WORDS = 9

const SURE =
  /^(?:\S+ ){0,3}?(?:sure|really|seriously|pakka|pakki|sach me|sachchi|khatri|nokki|nishchit|nischit|nijam\w*|khachita\w*|urapp\w*|uruthi\w*|urudhi\w*)\b|पक्का|पक्की|सच में|यकीन|खात्री|नक्की|নিশ্চিত|সত্যি|நிச்சய|உறுதி|ఖచ్చితం|కచ్చితం|నిజం|ચોક્કસ|ખાતરી|ખરેખર|ಖಚಿತ|ನಿಜವಾ|ಪಕ್ಕಾ|ഉറപ്പ|ਪੱਕਾ|ਪੱਕੀ|ਯਕੀਨ|ନିଶ୍ଚିତ|ପକ୍କା|ସତରେ/u
const SAID_BEFORE =
  /\b(?:same (?:thing|answer|reply|line)|said (?:that|this|it) (?:already|before)|already (?:said|told)|keep (?:saying|repeating)|you (?:are|keep) repeat\w*|wahi baat|wohi baat|ek hi baat|same baat|tech tech|eki kotha|ade maata)\b|वही बात|एक ही बात|तेच तेच|तीच गोष्ट|একই কথা|অতীতে বলেছ|அதையே|ஒரே பதில்|అదే మాట|అదే చెప్ప|એ જ વાત|એનું એ જ|ಅದನ್ನೇ|ಅದೇ ಮಾತು|അതുതന്നെ|ഒരേ കാര്യ|ਉਹੀ ਗੱਲ|ਇੱਕੋ ਗੱਲ|ସେଇ କଥା|ସମାନ କଥା/u
/** 'I'll think about it', 'I'll wait': nothing is asked. */
const PUT_OFF =
  /\b(?:i'?ll|i will|let me|we'?ll|we will|ill|lemme) (?:\S+ ){0,2}?(?:wait|think|discuss|check|see|get back|talk|decide|come back|let you know|ask)\b|\b(?:sochta|sochti|sochke|soch ke|soch kar|sochenge|baad me bata\w*|vichar karto|vichar karte|bhebe|yosichu|alochichi|aalochi\w*)\b|सोचता|सोचती|सोचकर|सोच कर|सोचेंगे|विचार कर(?:तो|ते|ून)|ভেবে|யோசி|ఆలోచి|વિચારી|ಯೋಚಿಸಿ|ആലോചി|ਸੋਚ ਕੇ|ਸੋਚਦ|ଭାବି/u
const CONTENT =
  /^(?:ok[a-z]*|hmm|well|fine|thats?|that's|it|this|oh|\s|,)*(?:sounds?|looks?|seems?) (?:good|fair|great|ok|okay|fine|reasonable|nice|right|perfect)\b/u

/** What a few words say of the conversation itself, where the ranking knows too little of them. */
export function shortTalk({ read, text, yesNo, usage }: Reading, state: State): Topic | null {
  const { normalised, tokens } = read
  const words = tokens.filter(({ kind }) => kind !== 'sign').length
  const isAsked = yesNo || /\?\s*$/.test(text)
  if (usage.signs.length > 0 || state.frames.length + state.waited + state.missed === 0) return null
  if (isAsked && words <= FEW_WORDS && read.unknown <= 1 && SURE.test(normalised)) return 'sure'
  if (words <= SOME_WORDS && SAID_BEFORE.test(normalised) && !isAsked)
    return state.waited > 0 ? 'waiting' : 'wrong'
  const isPutOff = PUT_OFF.test(normalised) || CONTENT.test(normalised)
  return words <= SOME_WORDS && isPutOff && !isAsked ? 'ok' : null
}
