import { hash } from './hash.ts'
import { normalise, wordsOf } from './normalise.ts'

/** Sparse features: bucket numbers and their weights, of unit length together. */
export type Features = { buckets: Uint32Array; weights: Float32Array }

const WORD_WEIGHT = 1
const PAIR_WEIGHT = 0.6
const GRAM_WEIGHT = 0.3
const TAG_WEIGHT = 2
const SHORTEST_GRAM = 2
const LONGEST_GRAM = 5
const MOST_WORDS = 120

/** Numbers say nothing about the intent but their size: '900' and '850' look alike. */
const shapeOf = (word: string) => (/^\d+$/.test(word) ? `#${word.length}` : word)

/** Words, pairs of words, character 2- to 5-grams and tags, hashed into `size` buckets (a power of two). */
export function featuresOf(text: string, tags: readonly string[], size: number): Features {
  const words = wordsOf(normalise(text)).slice(0, MOST_WORDS).map(shapeOf)
  const found = new Map<number, number>()
  const add = (kind: string, value: string, weight: number) => {
    const bucket = hash(`${kind}${value}`) & (size - 1)
    if (!found.has(bucket)) found.set(bucket, weight)
  }
  let before = '^'
  for (const word of words) {
    add('w', word, WORD_WEIGHT)
    add('p', `${before} ${word}`, PAIR_WEIGHT)
    before = word
    addGrams(word, add)
  }
  add('p', `${before} $`, PAIR_WEIGHT)
  for (const tag of tags) add('t', tag, TAG_WEIGHT)
  return unitLength(found)
}

function addGrams(word: string, add: (kind: string, value: string, weight: number) => void) {
  const padded = `_${word}_`
  for (let length = SHORTEST_GRAM; length <= LONGEST_GRAM; length++)
    for (let start = 0; start + length <= padded.length; start++)
      add('g', padded.slice(start, start + length), GRAM_WEIGHT)
}

function unitLength(found: Map<number, number>): Features {
  let squares = 0
  for (const weight of found.values()) squares += weight * weight
  const scale = 1 / Math.sqrt(squares || 1)
  return {
    buckets: Uint32Array.from(found.keys()),
    weights: Float32Array.from(found.values(), (weight) => weight * scale),
  }
}
