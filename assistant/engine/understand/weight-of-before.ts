import type { Concept } from '../../languages/concepts.ts'
import type { ReadText } from './read-text.ts'

/** How much likelier a short text speaks of what was spoken of before. */
const SAME_SUBJECT_BEFORE = 16
/** A longer one says more of itself. */
const SAME_SUBJECT_BEFORE_LONG = 2
/** 'How long?' says nothing by itself. */
const SAME_SUBJECT_BEFORE_BARE = 400
const SHORT_WORDS = 7

export function weightOfBefore({ tokens, spotted, unknown }: ReadText): number {
  if (tokens.length > SHORT_WORDS) return SAME_SUBJECT_BEFORE_LONG
  return isBare({ tokens, spotted, unknown }) ? SAME_SUBJECT_BEFORE_BARE : SAME_SUBJECT_BEFORE
}

/** Whether a short text asks without saying what about: 'how long is it?' */
export const isBare = ({
  tokens,
  spotted,
  unknown,
}: Pick<ReadText, 'tokens' | 'spotted' | 'unknown'>): boolean =>
  tokens.length <= SHORT_WORDS &&
  unknown <= 1 &&
  spotted.every(
    ({ concept }) =>
      BARE_ASKING.has(concept) ||
      (concept === 'call' && spotted.some((other) => other.concept === 'how-long')),
  )

/** Words that ask without naming what is asked about. */
const BARE_ASKING: ReadonlySet<Concept> = new Set<Concept>([
  'how-long',
  'how-much',
  'how',
  'what',
  'which',
  'who',
  'when',
  'where',
  'that',
  'and',
  'then',
  'ok',
  'tell',
  'please',
  'can',
  'have',
  'get',
  'give',
  'speak',
  'now',
  'timing',
  'daily',
  'night',
  'minute',
  'use',
  'work',
  'all',
])
