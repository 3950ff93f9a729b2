import { exampleCalls } from '#content/example-calls/all.ts'
import type { ExampleCall, ShownCall } from '#content/example-calls/example-call.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import type { SiteWords } from './site-words.server.ts'

/** The example calls, with what they mean in the language of the page. */
export const shownCalls = (site: SiteWords): ShownCall[] =>
  exampleCalls.map((call) => shown(site, call))

export function shownCall(site: SiteWords, language: LanguageCode): ShownCall {
  const call = exampleCalls.find((one) => one.language === language)
  if (!call) throw new Error(`There is no example call in ${language}`)
  return shown(site, call)
}

/** The language whose call a page opens with: its own, if it is one of the ten. */
export const openingCall = ({ tag }: SiteWords): LanguageCode =>
  exampleCalls.find(({ language }) => language === tag)?.language ?? 'hi'

function shown({ words, tag }: SiteWords, call: ExampleCall): ShownCall {
  const { language, direction, turns, outcome } = call
  const told = words.calls[language]
  const isOwn = language === tag
  return {
    language,
    direction,
    place: told.place,
    turns: turns.map((turn, place) => ({
      ...turn,
      chunks: turn.chunks.map(([own], chunk) => [
        own,
        isOwn ? '' : (told.turns[place]?.[chunk] ?? ''),
      ]),
    })),
    outcome: { text: told.outcome, note: told.note, at: outcome.at },
  }
}
