/** Scripts that each stand for one language here, by the block of their letters. */
const scripts = [
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Oriya}/gu, 'or'],
  [/\p{Script=Arabic}/gu, 'ur'],
] as const

/** The language that a text's letters tell. Latin letters may be English, or Hindi in Latin ones. */
export function languageOf(text: string): string {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  for (const [letters, language] of scripts) {
    if ((text.match(letters)?.length ?? 0) > latin / 2) return language
  }
  return 'en'
}

/** A language by its own name: हिन्दी, தமிழ், English. */
export function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
