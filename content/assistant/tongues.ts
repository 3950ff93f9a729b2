import type { LanguageCode } from '../facts/languages.ts'

/** The languages the assistant is asked in: the site's, English, and Hindi written in Latin letters. */
export const tongues = [
  'en',
  'hinglish',
  'hi',
  'ta',
  'te',
  'bn',
  'mr',
  'gu',
  'kn',
  'ml',
  'pa',
  'or',
] as const

export type Tongue = (typeof tongues)[number]
export type ByTongue<Value> = Readonly<Record<Tongue, Value>>

/** A language a visitor may ask about. */
export type SpokenLanguage = LanguageCode | 'en'

export const industryIds = [
  'healthcare',
  'online-store',
  'travel-booking',
  'financial-service',
] as const

export type IndustryId = (typeof industryIds)[number]
