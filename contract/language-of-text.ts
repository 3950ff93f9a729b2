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

const INDIC = /[\u0600-\u06ff\u0750-\u077f\u0900-\u0d7f\ufb50-\ufdff\ufe70-\ufeff]/

/** The language that a text's letters tell. Latin letters may be English, or Hindi in Latin ones. */
export function languageOf(text: string): string {
  // Most are written in Latin letters: these are not counted script by script.
  if (!INDIC.test(text)) return 'en'
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  for (const [letters, language] of scripts) {
    if ((text.match(letters)?.length ?? 0) > latin / 2) return language
  }
  return 'en'
}

/**
 * The language of whoever sent an enquiry: that of their page. English is also what a page of no known
 * language stores, and pages in English are written on in every language: there the letters tell.
 */
export const visitorLanguage = (page: string, text: string): string =>
  page === 'en' ? languageOf(text) : page
