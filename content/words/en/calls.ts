import { exampleCalls } from '../../example-calls/all.ts'
import type { LanguageCode } from '../../facts/languages.ts'

/** What a call in another language says: place and outcome, and each turn in the pieces it is said in. */
type CallTexts = {
  place: string
  turns: readonly (readonly string[])[]
  outcome: string
  note: string
}

/** The calls as English tells them, from the calls themselves. */
export const calls = Object.fromEntries(
  exampleCalls.map(({ language, place, turns, outcome }) => [
    language,
    {
      place: place.en,
      turns: turns.map(({ chunks }) => chunks.map(([, english]) => english)),
      outcome: outcome.en,
      note: outcome.note.en,
    },
  ]),
) as Record<LanguageCode, CallTexts>
