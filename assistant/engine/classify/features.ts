import { hash } from '../hash.ts'
import { THIN_SIGNS } from './signs.ts'

/** Sparse features: bucket numbers and their weights, of unit length together. */
export type Features = { buckets: Uint32Array; weights: Float32Array }

/** What is known of a text before it is classified. */
export type Evidence = {
  /** Concepts and other signs, with how much they count. */
  signs: ReadonlyMap<string, number>
  /** The sounds of its words, whatever the script. */
  sounds: readonly string[]
  /** Words that no lexicon knows. */
  unknown: number
}

const SIGN_WEIGHT = 1
const PAIR_WEIGHT = 0.6
const WORD_WEIGHT = 0.35
const STEM_WEIGHT = 0.25
const SHORTEST_STEM = 3
const LONGEST_STEM = 6
const MOST_PAIRED = 9
const MOST_SOUNDS = 60
const MOST_UNKNOWN = 3

/** Signs, pairs of signs, the words and their beginnings, hashed into `size` buckets (a power of two). */
export function featuresOf({ signs, sounds, unknown }: Evidence, size: number): Features {
  const found = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const bucket = hash(name) & (size - 1)
    if ((found.get(bucket) ?? 0) < weight) found.set(bucket, weight)
  }
  for (const [sign, weight] of signs) add(`s ${sign}`, weight * SIGN_WEIGHT)
  addPairs(signs, add)
  for (const sound of sounds.slice(0, MOST_SOUNDS)) addSound(sound, add)
  if (signs.size === 0) add('no signs', SIGN_WEIGHT)
  if (unknown > 0) add(`unknown ${Math.min(unknown, MOST_UNKNOWN)}`, SIGN_WEIGHT)
  return unitLength(found)
}

type Add = (name: string, weight: number) => void

function addPairs(signs: ReadonlyMap<string, number>, add: Add): void {
  const paired = [...signs]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST_PAIRED)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [i, [first, weight]] of paired.entries())
    for (const [second, other] of paired.slice(i + 1))
      if (!THIN_SIGNS.has(first) || !THIN_SIGNS.has(second))
        add(`p ${first} ${second}`, Math.min(weight, other) * PAIR_WEIGHT)
}

function addSound(sound: string, add: Add): void {
  add(`w ${sound}`, WORD_WEIGHT)
  for (let length = SHORTEST_STEM; length <= LONGEST_STEM && length < sound.length; length++)
    add(`g ${sound.slice(0, length)}`, STEM_WEIGHT)
}

/** What a conversation was about before a text: its topic, and the subject that topic belongs to. */
export type Before = { topic: string; subject: string }

const MOST_COUNTED = 8

/** What a text says after what was spoken of before: 'how many days?' asks another thing after a chat and after a call. */
export function followUpFeatures(
  { signs, sounds, unknown }: Evidence,
  before: Before,
  size: number,
): Features {
  const found = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const bucket = hash(name) & (size - 1)
    if ((found.get(bucket) ?? 0) < weight) found.set(bucket, weight)
  }
  const after = [`t ${before.topic}`, `u ${before.subject}`]
  const length = Math.min(sounds.length, MOST_COUNTED)
  for (const name of after) {
    add(name, SIGN_WEIGHT)
    add(`${name} l ${length}`, SIGN_WEIGHT)
  }
  add(`l ${length}`, SIGN_WEIGHT)
  add(`unknown ${Math.min(unknown, MOST_UNKNOWN)} l ${length}`, SIGN_WEIGHT)
  for (const [sign, weight] of signs) {
    add(`s ${sign}`, weight * SIGN_WEIGHT)
    for (const name of after) add(`${name} s ${sign}`, weight * SIGN_WEIGHT)
  }
  for (const sound of sounds.slice(0, MOST_SOUNDS)) {
    add(`w ${sound}`, WORD_WEIGHT)
    for (const name of after) add(`${name} w ${sound}`, WORD_WEIGHT)
  }
  return unitLength(found)
}

const LETTER_GROUP_WEIGHT = 0.3

/** Words and letter groups: how a language looks. */
export function spellingFeatures(words: readonly string[], size: number): Features {
  const found = new Map<number, number>()
  const add = (name: string, weight: number) => found.set(hash(name) & (size - 1), weight)
  for (const word of words.slice(0, MOST_SOUNDS)) {
    const padded = `_${word}_`
    for (let length = 2; length <= 4; length++)
      for (let start = 0; start + length <= padded.length; start++)
        add(`g ${padded.slice(start, start + length)}`, LETTER_GROUP_WEIGHT)
  }
  for (const word of words.slice(0, MOST_SOUNDS)) add(`w ${word}`, 1)
  return unitLength(found)
}

function unitLength(found: ReadonlyMap<number, number>): Features {
  let squares = 0
  for (const weight of found.values()) squares += weight * weight
  const scale = 1 / Math.sqrt(squares || 1)
  const buckets = new Uint32Array(found.size)
  const weights = new Float32Array(found.size)
  let at = 0
  for (const [bucket, weight] of found) {
    buckets[at] = bucket
    weights[at++] = weight * scale
  }
  return { buckets, weights }
}
