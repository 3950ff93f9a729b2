import { lexiconByTongue } from '#content/assistant/lexicons/by-tongue.ts'
import type { Tongue } from '#content/assistant/tongues.ts'

const SENTENCE_END = /[?!;\n।]+|\.(?=\s|$)/u
const COMMA = /,(?!\d)|\s[-–—]\s/u

const trimmed = (parts: readonly string[]) =>
  parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))

export const sentencesOf = (text: string): string[] => trimmed(text.split(SENTENCE_END))

const joinersByTongue = new Map<Tongue, RegExp>()

function joinersOf(tongue: Tongue): RegExp {
  const known = joinersByTongue.get(tongue)
  if (known) return known
  const words = [...lexiconByTongue.en.joiners, ...lexiconByTongue[tongue].joiners]
    .map((joiner) => joiner.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  const joiners = new RegExp(`\\s(?:${words.join('|')})(?=\\s)`, 'iu')
  joinersByTongue.set(tongue, joiners)
  return joiners
}

/** The parts of a sentence that could each be a question of its own. */
export const clausesOf = (sentence: string, tongue: Tongue): string[] =>
  trimmed(sentence.split(COMMA).flatMap((part) => part.split(joinersOf(tongue))))
