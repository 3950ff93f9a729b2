import { brand } from '#content/facts/brand.ts'
import { supportCall } from '../films/support-call.ts'

const speakers = {
  en: { caller: 'Caller', agent: brand.name },
  hi: { caller: 'ग्राहक', agent: brand.nameIn.hi },
} as const

/** WebVTT of the sample call: what is heard first, the call's own words in Hindi with it. */
export function supportCaptions(language: 'en' | 'hi'): string {
  const cues = supportCall.map((turn, index) => {
    const name = speakers[language][turn.speaker]
    const said = language === 'en' ? [turn.english, turn.hindi] : [turn.hindi]
    const [first, ...rest] = said
    const lines = [`<v ${name}>${first}`, ...rest].join('\n')
    return `${index + 1}\n${timestamp(turn.from)} --> ${timestamp(turn.until)}\n${lines}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function timestamp(seconds: number): string {
  const [whole, thousandths] = seconds.toFixed(3).split('.')
  return `00:00:${String(whole).padStart(2, '0')}.${thousandths}`
}
