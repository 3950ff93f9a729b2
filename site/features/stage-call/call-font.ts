import type { LanguageCode } from '#content/facts/languages.ts'

const loading = new Map<LanguageCode, Promise<unknown>>()

export const callFamily = (language: LanguageCode) => `Anek Call ${language}`

// Who waits longer reads in a font of the device: the words come first.
const PATIENCE_MS = 2500

/** The letters of one call, in all weights between a word that is coming and one that is said. */
export function loadCallFont(language: LanguageCode): Promise<unknown> {
  const known = loading.get(language)
  if (known) return known
  const face = new FontFace(callFamily(language), `url(/fonts/calls/${language}.woff2)`, {
    weight: '440 640',
  })
  document.fonts.add(face)
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const loaded = Promise.race([face.load().catch(() => {}), patience])
  loading.set(language, loaded)
  return loaded
}
