import type { SiteLanguageTag } from '#content/words/languages.ts'

type Line = {
  say: string
  /** English and Hindi have a voice of their own without one being named. */
  voice?: string
  listen: string
}

const line = (locale: string, listen = locale): Line => ({
  say: locale,
  voice: `Google.${locale}-Standard-A`,
  listen,
})

/**
 * What Twilio's <Say> and <Gather> take for each language. Both know ten of the eleven: there is neither a
 * voice nor a recogniser for Odia. https://www.twilio.com/docs/voice/twiml/say/text-speech
 */
const lines: Partial<Record<SiteLanguageTag, Line>> = {
  en: { say: 'en-IN', listen: 'en-IN' },
  hi: { say: 'hi-IN', listen: 'hi-IN' },
  ta: line('ta-IN'),
  te: line('te-IN'),
  bn: line('bn-IN'),
  mr: line('mr-IN'),
  gu: line('gu-IN'),
  kn: line('kn-IN'),
  ml: line('ml-IN'),
  pa: line('pa-IN', 'pa-guru-IN'),
}

export const twilioSpeaks = (language: SiteLanguageTag): boolean => language in lines

export const twilioLine = (language: SiteLanguageTag): Line => {
  const found = lines[language]
  if (!found) throw new Error(`Twilio has no voice for ${language}`)
  return found
}
