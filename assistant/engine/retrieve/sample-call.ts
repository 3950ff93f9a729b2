import type { Concept } from '../../languages/concepts.ts'
import type { Language } from '../../languages/language.ts'
import type { State } from '../state/state.ts'
import type { Reading } from '../understand/rank.ts'
import { namedLanguages } from '../understand/slots.ts'
import { EXAMPLE_CALLS, isExampleCall } from './choose.ts'
import { contentWords, isBeginning } from './content-words.ts'
import { coverageOf, type Hit, type PassageIndex, weighed } from './search.ts'

const MOST_WORDS = 16
const SHORT_WORDS = 8
const RARE = 4.5
/** A call that is written down, and not the demo call. */
const SAMPLE =
  /\b(?:samples?|namuna|namoona|namune)\b|\bexample (?:of )?(?:a |the )?(?:phone )?calls?\b|\bcalls? (?:as an )?examples?\b|नमून|নমুন|નમૂન|ਨਮੂਨ|ନମୁନ|நமூன|నమూన|ಮಾದರಿ|മാതൃക/u
const OF_A_SUM = /₹|\b(?:bill|price|cost|sum|minutes?|invoice|agreement|contract|report)\b/
const FROM_THERE = /\b(?:from|in|of|one|about)\b/

/** 'Is there an Odia sample call?', 'what happens in the one from Lucknow?': the call that is named. */
export function sampleCall(
  { read, slots }: Reading,
  { frames, quoted }: Pick<State, 'frames' | 'quoted'>,
  index: PassageIndex,
  language: Language,
): Hit | null {
  const isAsked = SAMPLE.test(read.normalised) && !OF_A_SUM.test(read.normalised)
  const goesOn = quoted?.page === EXAMPLE_CALLS && read.tokens.length <= SHORT_WORDS
  if (!(isAsked || goesOn) || read.tokens.length > MOST_WORDS) return null
  const calls = index.passages
    .map((passage, at) => ({ passage, at, coverage: 1 }))
    .filter(({ passage }) => isExampleCall(passage))
  const last = frames.at(-1)
  const [spoken, ...others] = slots.languages.length > 0 ? slots.languages : (last?.languages ?? [])
  const concept = (Object.keys(namedLanguages) as Concept[]).find(
    (one) => spoken !== undefined && namedLanguages[one as keyof typeof namedLanguages] === spoken,
  )
  const words = weighed(contentWords(read, language), index)
  const placed = calls.filter(({ passage }) =>
    words.some(({ roots, weight }) => {
      const root = roots.find((one) => !isBeginning(one) && passage.above.roots.includes(one))
      return root !== undefined && weight >= RARE
    }),
  )
  const [there, ...elsewhere] = placed
  if (there && elsewhere.length === 0 && (isAsked || FROM_THERE.test(read.normalised))) {
    const [best] = calls
      .filter(({ passage }) => passage.heading === there.passage.heading)
      .map((hit) => ({ ...hit, coverage: coverageOf(words, hit.at, index) }))
      .sort((a, b) => b.coverage - a.coverage)
    return best ?? there
  }
  if (!isAsked || !concept || others.length > 0) return null
  return calls.find(({ passage }) => passage.above.concepts.includes(concept)) ?? null
}
