import { languages } from '../../languages/all.ts'
import type { Concept } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import { fold } from '../text/fold.ts'
import type { Token } from '../text/tokens.ts'
import { isEnglishWord, isSpeltInEnglish } from './is-english.ts'
import { numbersIn } from './word-lists.ts'

/** The languages that have a word typed with Latin letters. */
export type Speakers = {
  /** Those that have it as a small word or a common verb, or with one of their endings. */
  closely: ReadonlySet<Language>
  all: ReadonlySet<Language>
}

const NOBODY: Speakers = { closely: new Set(), all: new Set() }
/** Small words are said whatever a message is about; of the others many are borrowed. */
const SMALL: readonly Concept[] = [
  ...(['how-much', 'how-long', 'how', 'what', 'which', 'who', 'when', 'where', 'why'] as const),
  ...(['can', 'tell', 'want', 'give', 'get', 'have', 'know'] as const),
]
/** Shorter words count as they are spelled: by sound they would be found everywhere. */
const SHORTEST_SOUND = 5
/** Shorter ones are case endings, or nothing. */
const SHORTEST_WORD = 3
const SHORTEST_STEM = 4
const SHORTEST_BEFORE_ENDING = 2

/** Who has a word; a case ending is one behind an English word or a number. */
export function speakersOf(word: string, before: Token | null): Speakers {
  const { cases, typed, endings } = grammarOfAll()
  const isBehind =
    before?.kind === 'number' || (before?.kind === 'latin' && isEnglishWord(before.text))
  const asCase = (isBehind && cases.get(word)) || []
  if (asCase.length === 0 && isEnglishWord(word) && !typed.has(word)) return NOBODY
  const { small, every } = wordsOfAll()
  if (word.length < SHORTEST_WORD)
    return { closely: new Set(asCase), all: new Set([...asCase, ...(every.get(word) ?? [])]) }
  const key = every.has(word) ? word : soundOf(word)
  const ended = endings.filter((one) => hasEnding(word, one)).map(({ language }) => language)
  const closely = new Set([...asCase, ...(small.get(key) ?? []), ...ended])
  return { closely, all: new Set([...closely, ...(every.get(key) ?? [])]) }
}

const soundOf = (word: string) => (word.length < SHORTEST_SOUND ? word : `~${fold(word)}`)

type Endings = { language: Language; glued: readonly string[]; verbs: readonly string[] }

const hasEnding = (word: string, { glued, verbs }: Endings): boolean =>
  verbs.some((end) => word.endsWith(end) && word.length >= end.length + SHORTEST_BEFORE_ENDING) ||
  glued.some((end) => {
    const stem = word.slice(0, -end.length)
    return word.endsWith(end) && stem.length >= SHORTEST_STEM && isSpeltInEnglish(stem)
  })

type List = Map<string, Language[]>
type Grammar = { cases: List; typed: List; endings: Endings[] }
let grammar: Grammar | null = null

/** Case endings and the like; read at once, as English words are looked up in them too. */
function grammarOfAll(): Grammar {
  if (grammar) return grammar
  grammar = { cases: new Map(), typed: new Map(), endings: [] }
  for (const language of languages) {
    if (!language.romanisation) continue
    const { apart, words, glued, verbs } = language.romanisation.amongEnglish
    add(grammar.cases, apart, language)
    add(grammar.typed, words, language)
    grammar.endings.push({ language, glued: glued.split(' '), verbs: verbs.split(' ') })
  }
  return grammar
}

type Lists = { small: List; every: List }
let lists: Lists | null = null

/** The words of all languages, gathered when the first is looked up that is not English. */
function wordsOfAll(): Lists {
  if (lists) return lists
  lists = { small: new Map(), every: new Map() }
  for (const language of languages) {
    const { romanisation, particles, words, tag } = language
    if (!romanisation) continue
    const { apart, words: typed } = romanisation.amongEnglish
    const small = [particles, typed, ...SMALL.map((concept) => words[concept])].join(' ')
    const others = [apart, ...Object.values(words), ...numbersIn(tag)].join(' ')
    add(lists.small, small, language)
    add(lists.every, `${small} ${others}`, language)
  }
  return lists
}

function add(list: List, text: string, language: Language): void {
  const words = new Set(text.match(/(?<![\p{L}\p{M}])[a-z]+(?![\p{L}\p{M}])/gu))
  for (const key of new Set([...words, ...[...words].map(soundOf)])) {
    const known = list.get(key)
    if (known) known.push(language)
    else list.set(key, [language])
  }
}
