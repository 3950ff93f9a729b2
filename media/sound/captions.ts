import { brand } from '#content/facts/brand.ts'
import { PICKED_UP_AT, RINGS_AT, supportCall } from '../films/support-call.ts'

const speakers = {
  en: { caller: 'Caller', agent: brand.name },
  hi: { caller: 'ग्राहक', agent: brand.nameIn.hi },
} as const

const sounds = {
  en: '[The phone rings and is picked up]',
  hi: '[फ़ोन बजता है और उठाया जाता है]',
} as const

/** WebVTT of the call: what is heard, and what is said, which nobody speaks. */
export function supportCaptions(language: 'en' | 'hi'): string {
  const ring = cue(RINGS_AT[0], PICKED_UP_AT, sounds[language])
  const turns = supportCall.map(({ speaker, from, until, hindi, english }) => {
    const said = language === 'en' ? `${english}\n${hindi}` : hindi
    return cue(from, until, `<v ${speakers[language][speaker]}>${said}`)
  })
  const numbered = [ring, ...turns].map((text, index) => `${index + 1}\n${text}\n`)
  return `WEBVTT\n\n${numbered.join('\n')}`
}

const cue = (from: number, until: number, text: string) =>
  `${timestamp(from)} --> ${timestamp(until)}\n${text}`

function timestamp(seconds: number): string {
  const [whole, thousandths] = seconds.toFixed(3).split('.')
  return `00:00:${String(whole).padStart(2, '0')}.${thousandths}`
}
