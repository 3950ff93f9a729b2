import type { LanguageTag } from '#assistant/languages/all.ts'
import { seededRandom } from '#content/format/seeded-random.ts'
import { hash } from '../engine/hash.ts'
import { type LanguageModels, languageFeatures } from '../engine/identify/identify.ts'
import { isEnglish } from '../engine/identify/is-english.ts'
import { tableOf } from '../engine/numbers/number-words.ts'
import { wordsByLanguage } from '../engine/numbers/words-by-language.ts'
import { languages } from '../languages/all.ts'
import { askedIn } from '../languages/asked.ts'
import type { Concept } from '../languages/concepts.ts'
import { en } from '../languages/en/language.ts'
import { followUpsIn } from '../languages/follow-ups.ts'
import type { Language } from '../languages/language.ts'
import { expand, pick } from './grammar.ts'
import { inLatin } from './in-latin.ts'
import { type Example, train } from './train.ts'

const BUCKETS = 1 << 14
const TEXTS_A_FAMILY = 10
const TEXTS_A_TOPIC = 5
const MIXED_TEXTS = 600
const WORD_TEXTS = 600
const NUMBER_TEXTS = 400
const RATE = 0.4
const SEED = 20260102

/** A classifier for every script that more than one language is written in; Latin holds them all. */
export async function languageModels(): Promise<LanguageModels> {
  const texts = new Map<Language, readonly string[]>()
  for (const language of languages) texts.set(language, await textsIn(language))
  const scripts = [...new Set(languages.map(({ script }) => script))]
  return Object.fromEntries(
    scripts.flatMap((script) => {
      const sharing =
        script === 'Latin' ? languages : languages.filter((language) => language.script === script)
      if (sharing.length < 2) return []
      const examples = sharing.flatMap((language) =>
        (texts.get(language) ?? [])
          .map((text) => (script === 'Latin' ? inLatin(text, language) : text))
          // A text of English words alone teaches nothing about another language.
          .filter((text) => language === en || !isEnglish(text))
          .map(
            (text): Example => ({ label: language.tag, features: languageFeatures(text, BUCKETS) }),
          ),
      )
      const labels = sharing.map(({ tag }) => tag)
      return [
        [script, train(examples, { labels, size: BUCKETS, epochs: 3, rate: RATE, seed: SEED })],
      ]
    }),
  )
}

/** Questions, and strings of the language's words and particles. */
async function textsIn(language: Language): Promise<string[]> {
  const { questions, topicQuestions = {} } = await language.questions()
  const slot = (name: string) => (name === 'minutes' ? '500' : name)
  const asked = [
    ...Object.values(questions).flatMap((grammars) =>
      expand(grammars, slot, TEXTS_A_FAMILY, hash(language.tag)),
    ),
    ...Object.values(topicQuestions).flatMap((grammars) =>
      expand(grammars, slot, TEXTS_A_TOPIC, hash(language.tag)),
    ),
    ...[...askedIn(language), ...followUpsIn(language)].map(({ text }) => text),
  ]
  const random = seededRandom(hash(`words ${language.tag}`))
  const particles = language.particles.split(' ')
  const concepts = Object.keys(language.words) as Concept[]
  const strung = Array.from({ length: WORD_TEXTS }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const form = pick(language.words[pick(concepts, random) as Concept].split('|'), random) ?? ''
      return `${form.replace(/^=/, '')} ${pick(particles, random)}`
    }).join(' '),
  )
  return [...asked, ...strung, ...countedIn(language, random), ...mixedIn(language, random)]
}

/** English words among the small words of the language: 'base e ki call recording ache'. */
function mixedIn(language: Language, random: () => number): string[] {
  if (language === en) return []
  const own = language.particles.split(' ')
  const beside: readonly Concept[] = ['how-much', 'have', 'get', 'can', 'what', 'give', 'want']
  const english: readonly Concept[] = [
    'base',
    'pro',
    'demo',
    'record',
    'summary',
    'price',
    'plan',
    'free',
    'call',
    'minute',
    'chat',
    'appointment',
  ]
  const say = ({ words }: Language, list: readonly Concept[]) =>
    (pick(words[pick(list, random) as Concept].split('|'), random) ?? '').replace(/^=/, '')
  return Array.from({ length: MIXED_TEXTS }, () =>
    [
      say(en, english),
      pick(own, random),
      random() < 0.5 ? say(en, english) : `${Math.ceil(random() * 90)}0`,
      random() < 0.5 ? pick(own, random) : '',
      say(language, beside),
    ].join(' '),
  )
}

/** Numbers in words beside words of the language: a sum may have little else to tell it by. */
function countedIn({ tag, words }: Language, random: () => number): string[] {
  const tables = wordsByLanguage[tag as LanguageTag].flatMap(({ names, scales }) => [
    ...tableOf(names),
    ...tableOf(scales),
  ])
  const forms = tables.flatMap((entry) =>
    entry.forms.filter(({ strength }) => strength !== 'bound').map(({ text }) => text),
  )
  const beside: readonly Concept[] = ['minute', 'how-much', 'base', 'pro', 'call', 'daily', 'price']
  return Array.from({ length: NUMBER_TEXTS }, () => {
    const number = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(forms, random))
    const word = pick(words[pick(beside, random) as Concept].split('|'), random) ?? ''
    return `${number.join(' ')} ${word.replace(/^=/, '')}`
  })
}
