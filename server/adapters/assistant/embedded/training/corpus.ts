import { type Intent, intents } from '#content/assistant/intents.ts'
import { lexiconByTongue } from '#content/assistant/lexicons/by-tongue.ts'
import { type Tongue, tongues } from '#content/assistant/tongues.ts'
import { utterancesByTongue } from '#content/assistant/utterances/by-tongue.ts'
import { everyday } from '#content/assistant/utterances/everyday.ts'
import { hash, randomFrom } from '../hash.ts'
import { expand, slotForms } from './expand.ts'
import { misspell } from './misspell.ts'

export type Utterance = {
  text: string
  intent: Intent
  tongue: Tongue
  grammar: number
  misspelt: boolean
}

const TEXTS_AN_INTENT: Readonly<Record<Tongue, number>> = {
  en: 320,
  hinglish: 150,
  hi: 80,
  ta: 80,
  te: 80,
  bn: 80,
  mr: 80,
  gu: 80,
  kn: 80,
  ml: 80,
  pa: 80,
  or: 80,
}
// What lies outside has no bounds, so it gets more room than any one intent.
const OFF_TOPIC_TIMES = 2.5

// How people wrap a question, in the two languages most of them type.
const FRAMES: Partial<Record<Tongue, { before: readonly string[]; after: readonly string[] }>> = {
  en: {
    before: [
      'hi',
      'hello sir',
      'hey',
      'ok so',
      'one question',
      'quick question:',
      'can you tell me',
      'please tell me',
      'i want to know',
      'just wondering,',
      'we are a small team and',
      'sorry to bother you but',
      'actually',
      'so',
      'one more thing,',
      'i was reading your site,',
    ],
    after: [
      'please',
      'pls',
      'sir',
      'thanks',
      'for my company',
      'for our office',
      'asap',
      'bro',
      'team',
      'as such',
      'right now',
      'today itself',
    ],
  },
  hinglish: {
    before: [
      'bhai',
      'sir',
      'hello',
      'accha',
      'ek baat batao',
      'zara batao',
      'mujhe batao',
      'ye batao',
      'pehle batao',
      'hi',
    ],
    after: ['bhai', 'please', 'ji', 'sir', 'batao', 'bata do', 'na', 'yaar', 'jaldi', 'mujhe'],
  },
}
const FRAMED_SHARE = 0.35

function framed(text: string, tongue: Tongue, random: () => number): string {
  const frame = FRAMES[tongue]
  if (!frame || random() > FRAMED_SHARE) return text
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  return random() < 0.6 ? `${pick(frame.before)} ${text}` : `${text} ${pick(frame.after)}`
}

/** Everything the grammars say, each text once as written and once misspelt, some of them wrapped in chatter. */
export function corpus(): Utterance[] {
  const all: Utterance[] = []
  for (const tongue of tongues) {
    const slots = slotForms(lexiconByTongue[tongue])
    for (const intent of intents) {
      const seed = hash(`${tongue} ${intent}`)
      const atMost = TEXTS_AN_INTENT[tongue] * (intent === 'off_topic' ? OFF_TOPIC_TIMES : 1)
      const random = randomFrom(seed)
      const grammars = [
        ...utterancesByTongue[tongue][intent],
        ...(everyday[tongue]?.[intent] ?? []),
      ]
      const texts = expand(grammars, slots, atMost, seed)
      for (const { text, grammar } of texts) {
        all.push({ text, intent, tongue, grammar, misspelt: false })
        const slip = misspell(framed(text, tongue, random), random)
        all.push({ text: slip, intent, tongue, grammar, misspelt: true })
      }
    }
  }
  return all
}
