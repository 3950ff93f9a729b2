export type Language = {
  /** BCP 47 */
  code: string
  name: string
  /** The language's own name, in its own script. */
  ownName: string
  script: string
}

export const indianLanguages = [
  { code: 'hi', name: 'Hindi', ownName: 'हिन्दी', script: 'Devanagari' },
  { code: 'ta', name: 'Tamil', ownName: 'தமிழ்', script: 'Tamil' },
  { code: 'te', name: 'Telugu', ownName: 'తెలుగు', script: 'Telugu' },
  { code: 'bn', name: 'Bengali', ownName: 'বাংলা', script: 'Bengali' },
  { code: 'mr', name: 'Marathi', ownName: 'मराठी', script: 'Devanagari' },
  { code: 'gu', name: 'Gujarati', ownName: 'ગુજરાતી', script: 'Gujarati' },
  { code: 'kn', name: 'Kannada', ownName: 'ಕನ್ನಡ', script: 'Kannada' },
  { code: 'ml', name: 'Malayalam', ownName: 'മലയാളം', script: 'Malayalam' },
  { code: 'pa', name: 'Punjabi', ownName: 'ਪੰਜਾਬੀ', script: 'Gurmukhi' },
  { code: 'or', name: 'Odia', ownName: 'ଓଡ଼ିଆ', script: 'Oriya' },
] as const satisfies readonly Language[]

/** A language by its own name, in its own script. */
export const ownNameOf = (tag: string): string =>
  indianLanguages.find(({ code }) => code === tag)?.ownName ??
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ??
  tag

/** By code, in English. */
export const languageNames = Object.fromEntries(
  indianLanguages.map(({ code, name }) => [code, name]),
) as Record<LanguageCode, string>

export type LanguageCode = (typeof indianLanguages)[number]['code']
