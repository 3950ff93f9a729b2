import type { Concept } from '../../languages/concepts.ts'
import type { Reading } from '../understand/rank.ts'
import { TIES } from './ties.ts'

const MOST_WORDS = 6
const LANGUAGES: ReadonlySet<Concept> = new Set<Concept>([
  'english',
  'hindi',
  'tamil',
  'telugu',
  'bengali',
  'marathi',
  'gujarati',
  'kannada',
  'malayalam',
  'punjabi',
  'odia',
])
const BESIDE: ReadonlySet<Concept> = new Set<Concept>([
  'speak',
  'answer',
  'language',
  'reply-in',
  'letters',
  'draft',
  'say-ai',
  'understand',
  'better',
  'chat',
])
/** What asks about a language, not for it. */
const ASKING: readonly Concept[] = [
  'and',
  'what',
  'how',
  'have',
  'can',
  'which',
  'or',
  'not',
  'all',
]
const ASKED_FOR =
  /\b(?:please|again|back|instead|only|now|tell|say|write|explain|answer|reply|speak|talk|switch|batao|bataiye|bolo|boliye|likho|samjhao|sanga|bola|bolun|sollu|sollunga|pesu|cheppu|cheppandi|kaho|kahejo|heli|parayu|para|dasso|kuha|vapas|wapas|phir)\b|बता|बोल|लिख|समझा|जवाब|वापस|फिर|सांग|बोला|परत|उत्तर|বলো|বলুন|লিখুন|উত্তর|আবার|சொல்|பேசு|பதில்|மீண்டும்|చెప్ప|మాట్లాడ|జవాబ|మళ్ళీ|మళ్లీ|કહો|બોલો|જવાબ|ફરી|ಹೇಳಿ|ಮಾತನಾಡ|ಉತ್ತರ|ಮತ್ತೆ|പറയ|സംസാരി|മറുപടി|വീണ്ടും|ਦੱਸ|ਬੋਲ|ਜਵਾਬ|ਵਾਪਸ|କୁହ|କହନ୍ତୁ|ଉତ୍ତର|ପୁଣି/u
const LATIN_HINDI = /\b(?:hinglish|roman (?:hindi|script|letters)|latin letters)\b/u

/** 'In English, please', 'back to Marathi', 'tell me in Bengali': a few words that ask for a language. */
export function asksForLanguage({ read, slots, text, yesNo }: Reading): boolean {
  if (yesNo || read.tokens.length > MOST_WORDS || /\?\s*$/.test(text)) return false
  const isHinglish = LATIN_HINDI.test(read.normalised)
  if (slots.languages.length !== 1 && !isHinglish) return false
  const named = read.spotted.filter(({ exact }) => exact).map(({ concept }) => concept)
  return (
    read.unknown <= (isHinglish ? 2 : 1) &&
    named.every((one) => TIES.has(one) || LANGUAGES.has(one) || BESIDE.has(one)) &&
    !named.some((one) => ASKING.includes(one)) &&
    ASKED_FOR.test(read.normalised)
  )
}
