/** The languages the assistant reads. `hinglish` is Hindi in Latin letters. */
export const languageTags = [
  'en',
  'hinglish',
  'hi',
  'mr',
  'gu',
  'pa',
  'bn',
  'or',
  'ta',
  'te',
  'kn',
  'ml',
] as const

export type LanguageTag = (typeof languageTags)[number]
