import type { Language } from '../../languages/language.ts'
import { normalise } from '../text/normalise.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import { countGrammar, isAddressWord, isEnglishWord } from './is-english.ts'
import { namesIn } from './names.ts'
import { type Speakers, speakersOf } from './speakers.ts'

/** How a message typed with Latin letters gives its language away. */
export type Told = {
  /** Languages that have as much of it as any. */
  tied: readonly Language[]
  /** Those of them that a word of it tells for certain. */
  certain: readonly Language[]
  /** How many of its words a language has that English does not have. */
  shareOf: (language: Language) => number
  /** The words that English does not have. */
  foreign: string
}

/** English words that no list has and another language spells so too. */
const SPELT_ALIKE = new Set(
  'main hole bare ate tan tar pole tame shame thick chai agenda'.split(' '),
)
const CLAUSE_END = /[,;!?\n]+|\.(?=\s|$)/
/** A shorter word that several languages have tells none of them. */
const SHORTEST_CERTAIN = 4
const SHORTEST_RARE = 3
/** A word that a language has among its others: it may well be borrowed. */
const LOOSELY = 0.5
/** Of two languages with as many words, the one whose words are rarer. */
const RARER = 0.2
/** Words that are short or shared tell a language when there are several. */
const SEVERAL = 1.5
const ROUNDING = 0.01
/** Most of what is typed with Latin letters is Hindi: a word that it has too tells no other. */
const COMMONEST = 'hi'

/**
 * What the words of a message tell of its language although most are English: 'pro plan er price'.
 * One that a single language has is enough, unless the sentence itself is English. The last clause is
 * what is asked: 'i have a clinic, pro plan podhuma'.
 */
export function toldByWords(text: string): Told | null {
  const names = namesIn(text)
  const clauses = text.split(CLAUSE_END).map((clause) => tokensOf(normalise(clause)))
  const isSaid = (clause: readonly Token[]) =>
    clause.filter(({ kind }) => kind === 'latin').length > 1
  return toldBy(clauses.filter(isSaid).at(-1) ?? clauses.flat(), names)
}

function toldBy(tokens: readonly Token[], names: ReadonlySet<string>): Told | null {
  const shares = new Map<Language, number>()
  const sure = new Set<Language>()
  const found = foreignWords(tokens, names)
  for (const [word, speakers] of found) {
    const isEnglishToo = word.length >= SHORTEST_RARE && isEnglishWord(word)
    for (const language of speakers.all) {
      const much = !isEnglishToo && speakers.closely.has(language) ? 1 : LOOSELY
      shares.set(language, (shares.get(language) ?? 0) + much + RARER / speakers.all.size)
    }
    if (isEnglishToo) continue
    for (const language of speakers.closely) if (tells(word, language, speakers)) sure.add(language)
  }
  const most = Math.max(...shares.values())
  const tied = [...shares].filter(([, share]) => most - share < ROUNDING).map(([one]) => one)
  const certain = tied.filter((language) => sure.has(language) || most > SEVERAL)
  if (certain.length === 0 || most <= countGrammar(tokens) + 2 * RARER) return null
  const shareOf = (language: Language) => shares.get(language) ?? 0
  return { tied, certain, shareOf, foreign: [...found.keys()].join(' ') }
}

/** Words that other languages have: no names, and not how the visitor speaks to people. */
function foreignWords(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
): ReadonlyMap<string, Speakers> {
  const found = new Map<string, Speakers>()
  tokens.forEach(({ text, kind }, at) => {
    const isAddress = (at === 0 || at === tokens.length - 1) && isAddressWord(text)
    if (kind !== 'latin' || isAddress || names.has(text) || SPELT_ALIKE.has(text)) return
    const speakers = speakersOf(text, tokens[at - 1] ?? null)
    if (speakers.all.size > 0 && !found.has(text)) found.set(text, speakers)
  })
  return found
}

function tells(word: string, language: Language, { all }: Speakers): boolean {
  const shortest = all.size === 1 ? SHORTEST_RARE : SHORTEST_CERTAIN
  const isNeighbours = language.tag !== COMMONEST && [...all].some(({ tag }) => tag === COMMONEST)
  return word.length >= shortest && !isNeighbours
}
