import { callsByLanguage } from '../../example-calls/all.ts'
import type { ExampleCall } from '../../example-calls/example-call.ts'
import type { LanguageCode } from '../../facts/languages.ts'

/** What a call in another language says: place and outcome, and each turn in the pieces it is said in. */
type CallTexts = {
  place: string
  turns: readonly (readonly string[])[]
  outcome: string
  note: string
}

const told = ({ place, turns, outcome }: ExampleCall): CallTexts => ({
  place: place.en,
  turns: turns.map(({ chunks }) => chunks.map(([, english]) => english)),
  outcome: outcome.en,
  note: outcome.note.en,
})

/** The calls as English tells them, from the calls themselves. */
export const calls: Record<LanguageCode, CallTexts> = {
  hi: told(callsByLanguage.hi),
  ta: told(callsByLanguage.ta),
  te: told(callsByLanguage.te),
  bn: told(callsByLanguage.bn),
  mr: told(callsByLanguage.mr),
  gu: told(callsByLanguage.gu),
  kn: told(callsByLanguage.kn),
  ml: told(callsByLanguage.ml),
  pa: told(callsByLanguage.pa),
  or: told(callsByLanguage.or),
}
