import type { LanguageCode } from '#content/facts/languages.ts'

const loading = new Map<LanguageCode, Promise<boolean>>()

/** The letters inside a page hold the calls in its own language. */
const isInPage = (language: LanguageCode) =>
  document.documentElement.lang.startsWith(`${language}-`)
export const callFamily = (language: LanguageCode) =>
  isInPage(language) ? 'Anek Page' : `Anek Call ${language}`

// Who waits longer reads in a font of the device: the words come first, and keep their lines when the
// font subset comes after all.
const PATIENCE_MS = 2500

/**
 * The font subset of one call, in all weights between a word that is coming and one that is said. Tells
 * whether they came in time.
 */
export function loadCallFont(language: LanguageCode): Promise<boolean> {
  if (isInPage(language)) return Promise.resolve(true)
  const known = loading.get(language)
  if (known) return known
  const face = new FontFace(callFamily(language), `url(/fonts/calls/${language}.woff2)`, {
    weight: '440 640',
  })
  const patience = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false))
  // Known to the page only once it is here: both would have it lay out all of its words again.
  const arrival = face.load().then(
    () => {
      document.fonts.add(face)
      return true
    },
    () => false,
  )
  const loaded = Promise.race([arrival, patience])
  loading.set(language, loaded)
  return loaded
}
