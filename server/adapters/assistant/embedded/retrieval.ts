import { normalise, wordsOf } from './normalise.ts'

/** A piece of a page that can answer a question no intent covers. */
export type Passage = { title: string; path: string; text: string }

export type Found = {
  passage: Passage
  score: number
  /** Share of the question's weight that the passage holds. */
  coverage: number
  /** How many of the question's own words it holds. */
  matched: number
}

const K1 = 1.2
const B = 0.75
const TITLE_COUNTS = 2
const COMMON =
  'a an the is are was were be been do does did can could will would should i you he she it we they my your our their its me us them this that these those of in on at to for with from by about and or not no yes if how what which who whom when where why have has had there here please tell want know give more some any so than then too very just also as'
const common = new Set(COMMON.split(' '))

const stem = (word: string) => word.replace(/(?:'s|ing|ies|es|s|ed|ly)$/, '')

const termsOf = (text: string) =>
  wordsOf(normalise(text))
    .filter((word) => !common.has(word) && word.length > 1)
    .map(stem)

type Indexed = { passage: Passage; counts: Map<string, number>; length: number }

/** BM25 over the site's own pages. */
export function createRetrieval(passages: readonly Passage[]): (text: string) => Found | null {
  const indexed = passages.map((passage): Indexed => {
    const terms = [
      ...termsOf(passage.text),
      ...Array(TITLE_COUNTS).fill(termsOf(passage.title)).flat(),
    ]
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    return { passage, counts, length: terms.length }
  })
  const average = indexed.reduce((sum, { length }) => sum + length, 0) / (indexed.length || 1)
  const rarity = (term: string) => {
    const holding = indexed.filter(({ counts }) => counts.has(term)).length
    return Math.log(1 + (indexed.length - holding + 0.5) / (holding + 0.5))
  }
  return (text) => {
    const terms = [...new Set(termsOf(text))].map((term) => ({ term, weight: rarity(term) }))
    const total = terms.reduce((sum, { weight }) => sum + weight, 0)
    let best: Found | null = null
    for (const { passage, counts, length } of indexed) {
      let score = 0
      let covered = 0
      let matched = 0
      for (const { term, weight } of terms) {
        const count = counts.get(term)
        if (!count) continue
        covered += weight
        matched++
        score += (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average))
      }
      if (score > (best?.score ?? 0))
        best = { passage, score, coverage: covered / (total || 1), matched }
    }
    return best
  }
}
