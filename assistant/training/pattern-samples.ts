import { seededRandom } from '#content/format/seeded-random.ts'
import type { Evidence } from '../engine/classify/features.ts'
import { type AmountSign, signsOf } from '../engine/classify/signs.ts'
import { spot, type Vocabulary } from '../engine/concepts/spot.ts'
import { vocabularyOf } from '../engine/concepts/vocabulary.ts'
import { hash } from '../engine/hash.ts'
import { normalise } from '../engine/text/normalise.ts'
import { romaniseWord } from '../engine/text/romanise.ts'
import { tokensOf } from '../engine/text/tokens.ts'
import { soundOf } from '../engine/understand/read-text.ts'
import type { Topic } from '../knowledge/topics.ts'
import { type Concept, concepts } from '../languages/concepts.ts'
import { en } from '../languages/en/language.ts'
import type { Language } from '../languages/language.ts'
import { nameSlots } from '../languages/named-concepts.ts'
import { expand, pick } from './grammar.ts'
import { patterns } from './patterns.ts'

export type Script = 'native' | 'latin'
export type Sample = { topic: Topic; evidence: Evidence }

const SLOTS: Readonly<Record<string, readonly Concept[]>> = {
  plan: [
    'base',
    'pro',
    'enterprise',
    'smaller-plan',
    'middle-plan',
    'bigger-plan',
    'base',
    'pro',
    'pro',
    'enterprise',
  ],
  language: nameSlots.language,
  industry: nameSlots.industry,
  feature: [
    'record',
    'summary',
    'appointment',
    'analytics',
    'advanced-analytics',
    'basic-analytics',
    'app',
    'multi-agent',
    'many-numbers',
    'credits',
    'voice',
    'custom-price',
  ],
}
/** What an amount brings with it. */
const AMOUNTS: Readonly<Record<string, readonly Concept[]>> = {
  '#minutes': ['minute'],
  '#calls': ['call', 'daily'],
  '#money': ['money'],
  '#lines': ['call', 'at-once'],
  '#months': ['monthly'],
  '#percent': ['percent'],
  '#number': [],
  '#phone': [],
  '#mail': [],
}
const FILLERS: readonly Concept[] = [
  'please',
  'tell',
  'can',
  'have',
  'that',
  'ok',
  'hello',
  'company',
  'my-business',
  'want',
  'and',
  'give',
  'now',
  'what',
  'ai',
  'get',
  'all',
]
const FILLED_SHARE = 0.3
const STRANGE_SHARE = 0.22
const ENGLISH_SHARE = 0.3
const SYLLABLES = [
  'ka',
  'ri',
  'mo',
  'ta',
  'lu',
  'ne',
  'sho',
  'vi',
  'da',
  'pe',
  'gur',
  'bal',
  'nim',
  'tor',
  'esh',
  'an',
]

type Said = { named: readonly { concept: Concept; exact: boolean }[]; sounds: readonly string[] }

/** Texts made of a language's own words for the concepts of each pattern. */
export function patternSamples(language: Language, script: Script, perTopic: number): Sample[] {
  const sayer = createSayer(language, script)
  const english = language === en ? sayer : createSayer(en, 'latin')
  return (Object.keys(patterns) as Topic[]).flatMap((topic) => {
    const seed = hash(`${language.tag} ${script} ${topic}`)
    const random = seededRandom(seed)
    const slot = (name: string, draw: () => number) => pick(SLOTS[name] ?? [], draw) ?? ''
    const atMost = perTopic * (topic === 'off-topic' ? 6 : 1)
    const drawn = expand(patterns[topic] ?? [], slot, atMost, seed)
    return Array.from({ length: atMost }, (_, i): Sample => {
      const pattern = drawn[i % drawn.length] as string
      return { topic, evidence: evidenceFor(pattern, { sayer, english, random }) }
    })
  })
}

type Means = { sayer: Sayer; english: Sayer; random: () => number }

function evidenceFor(pattern: string, { sayer, english, random }: Means): Evidence {
  const named: { concept: Concept; exact: boolean }[] = []
  const sounds: string[] = []
  const amounts: AmountSign[] = []
  let unknown = 0
  const strange = () => {
    unknown++
    sounds.push(strangeWord(random))
  }
  const say = (concept: Concept) => {
    const said = (random() < ENGLISH_SHARE ? english : sayer).say(concept, random)
    named.push(...said.named)
    sounds.push(...said.sounds)
  }
  for (const part of pattern.split(' ')) {
    if (part === '?') strange()
    else if (part.startsWith('#')) {
      amounts.push(part as AmountSign)
      for (const concept of AMOUNTS[part] ?? []) say(concept)
    } else if (part in concepts) say(part as Concept)
    else throw new Error(`No concept '${part}' in the pattern '${pattern}'`)
  }
  if (random() < FILLED_SHARE) say(pick(FILLERS, random) as Concept)
  if (random() < STRANGE_SHARE) strange()
  return { signs: signsOf(named, amounts), sounds, unknown }
}

const strangeWord = (random: () => number): string =>
  Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(SYLLABLES, random)).join('')

type Sayer = { say: (concept: Concept, random: () => number) => Said }

/** Says concepts in a language's own words; each form is looked at once. */
function createSayer(language: Language, script: Script): Sayer {
  const vocabulary = vocabularyOf(language)
  const forms = new Map<Concept, readonly Said[]>()
  const formsOf = (concept: Concept): readonly Said[] => {
    const known = forms.get(concept)
    if (known) return known
    const said = writtenForms(language.words[concept], language, script).map((form) =>
      saidBy(form, concept, language, vocabulary),
    )
    forms.set(concept, said)
    return said
  }
  return {
    say: (concept, random) =>
      pick(formsOf(concept), random) ?? { named: [{ concept, exact: true }], sounds: [] },
  }
}

function writtenForms(words: string, { romanisation }: Language, script: Script): string[] {
  const forms = words.split('|').map((form) => form.replace(/^=/, ''))
  if (script === 'native' || !romanisation) return forms
  return forms.map((form) =>
    form.replace(/[\p{L}\p{M}]+/gu, (word) =>
      /\p{Script=Latin}/u.test(word) ? word : romaniseWord(normalise(word), romanisation),
    ),
  )
}

function saidBy(form: string, concept: Concept, language: Language, vocabulary: Vocabulary): Said {
  const tokens = tokensOf(normalise(form))
  const named = spot(tokens, vocabulary).map(({ concept: one, exact }) => ({ concept: one, exact }))
  const words = tokens.filter(({ kind }) => kind === 'latin' || kind === 'indic')
  return {
    named: named.some((one) => one.concept === concept)
      ? named
      : [...named, { concept, exact: true }],
    sounds: words.map((token) => soundOf(token, language)),
  }
}
