import type { Tongue } from '#content/assistant/tongues.ts'
import { type Classifier, classify } from './classifier.ts'
import { featuresOf } from './features.ts'

/** Two languages of one script are told apart by their words. */
export type LanguageModels = { latin: Classifier; devanagari: Classifier }

const SCRIPTS: readonly (readonly [RegExp, Tongue])[] = [
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Oriya}/gu, 'or'],
]
const LATIN_LETTERS_TO_ONE = 4
const SURE = 0.75

/**
 * The language of a text. Product names in Latin letters do not make Hindi English; a text too short
 * to tell ('pro?') is taken to be in the language spoken before.
 */
export function languageOf(text: string, models: LanguageModels, before: Tongue | null): Tongue {
  const counts = SCRIPTS.map(([script, tongue]) => ({
    tongue,
    letters: text.match(script)?.length ?? 0,
  })).sort((a, b) => b.letters - a.letters)
  const most = counts[0]
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (most && most.letters > 0 && most.letters * LATIN_LETTERS_TO_ONE >= latin)
    return most.tongue === 'hi' ? between(text, models.devanagari, before) : most.tongue
  if (latin === 0) return before ?? 'en'
  return between(text, models.latin, before)
}

function between(text: string, model: Classifier, before: Tongue | null): Tongue {
  const best = classify(model, featuresOf(text, [], model.size))[0]
  const likeliest = best?.label as Tongue
  const undecided = (best?.confidence ?? 0) < SURE
  return undecided && before && model.labels.includes(before) ? before : likeliest
}
