import { byLanguage } from '../../languages/all.ts'
import { normalise } from '../text/normalise.ts'
import type { Turn } from './conversation-words.ts'

const wordsOf = byLanguage(({ conversationWords }) => conversationWords)

/** A word of a phrase, `open` where any ending may follow; null for up to three words. */
type Step = { word: string; open: boolean } | null
type Phrase = readonly Step[]
type Index = {
  byWord: ReadonlyMap<string, Phrase[]>
  byBeginning: ReadonlyMap<string, Phrase[]>
  /** How long these beginnings are, longest first. */
  lengths: readonly number[]
}

const MOST_BETWEEN = 3
const NONE: readonly Phrase[] = []
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu

function phraseOf(text: string): Phrase {
  const words = normalise(text).replace(APOSTROPHE, '').replaceAll('...', '…').split(' ')
  return words.map((word) =>
    word === '…' ? null : { word: word.replace('*', ''), open: word.endsWith('*') },
  )
}

const indexes = new Map<Turn, Index>()

/** The phrases of all languages, because visitors mix them, by the word they begin with. */
function indexOf(turn: Turn): Index {
  const known = indexes.get(turn)
  if (known) return known
  const byWord = new Map<string, Phrase[]>()
  const byBeginning = new Map<string, Phrase[]>()
  for (const text of Object.values(wordsOf).flatMap((words) => words[turn].split(/[,|]/))) {
    if (text.trim() === '') continue
    const phrase = phraseOf(text.trim())
    const [first] = phrase
    if (!first) continue
    const index = first.open ? byBeginning : byWord
    index.set(first.word, [...(index.get(first.word) ?? []), phrase])
  }
  const lengths = [...new Set([...byBeginning.keys()].map(({ length }) => length))]
  const index = { byWord, byBeginning, lengths: lengths.sort((a, b) => b - a) }
  indexes.set(turn, index)
  return index
}

type Word = { text: string; start: number; end: number }
let last: { text: string; words: readonly Word[] } = { text: '', words: [] }

/** The same message is held against many phrases. */
function wordsIn(normalised: string): readonly Word[] {
  if (last.text === normalised) return last.words
  const words = [...normalised.replace(APOSTROPHE, '').matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  last = { text: normalised, words }
  return words
}

/** The word after the last one of a phrase that goes on from here, or null. */
function endOf(phrase: Phrase, step: number, words: readonly Word[], at: number): number | null {
  if (step === phrase.length) return at
  const next = phrase[step]
  if (next) {
    const { text = '' } = words[at] ?? {}
    const isSaid = next.open ? text.startsWith(next.word) : text === next.word
    return isSaid && text !== '' ? endOf(phrase, step + 1, words, at + 1) : null
  }
  for (let between = 0; between <= MOST_BETWEEN; between++) {
    const end = endOf(phrase, step + 1, words, at + between)
    if (end !== null) return end
  }
  return null
}

function phrasesAt({ byWord, byBeginning, lengths }: Index, { text }: Word): readonly Phrase[] {
  let found = byWord.get(text) ?? NONE
  for (const length of lengths) {
    const begun = length <= text.length ? byBeginning.get(text.slice(0, length)) : undefined
    if (begun) found = [...found, ...begun]
  }
  return found
}

/** Where a normalised text says such a thing, by its words; `before` and `after` are those beside it. */
export function saidAt(
  turn: Turn,
  normalised: string,
): { end: number; before: readonly string[]; after: readonly string[] } | null {
  const index = indexOf(turn)
  const words = wordsIn(normalised)
  for (const [at, word] of words.entries())
    for (const phrase of phrasesAt(index, word)) {
      const end = endOf(phrase, 0, words, at)
      if (end === null) continue
      const texts = words.map(({ text }) => text)
      return {
        end: words[end - 1]?.end ?? 0,
        before: texts.slice(0, at),
        after: texts.slice(end),
      }
    }
  return null
}

/** Whether a normalised text says such a thing. */
export const says = (turn: Turn, normalised: string): boolean => saidAt(turn, normalised) !== null
