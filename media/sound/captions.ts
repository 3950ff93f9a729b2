import { brand } from '#content/facts/brand.ts'
import type { Words } from '#content/words/words.ts'
import { PICKED_UP_AT, RINGS_AT, supportCall } from '../films/support-call.ts'

/** WebVTT of the call: what is heard, and what is said, which nobody speaks and the film shows in Hindi. */
export function supportCaptions({ rings, caller, turns }: Words['service']['filmCall']): string {
  const ring = cue(RINGS_AT[0], PICKED_UP_AT, rings)
  const said = supportCall.map(({ speaker, from, until }, place) => {
    const name = speaker === 'agent' ? brand.name : caller
    return cue(from, until, `<v ${name}>${turns[place]}`)
  })
  const numbered = [ring, ...said].map((text, index) => `${index + 1}\n${text}\n`)
  return `WEBVTT\n\n${numbered.join('\n')}`
}

const cue = (from: number, until: number, text: string) =>
  `${timestamp(from)} --> ${timestamp(until)}\n${text}`

function timestamp(seconds: number): string {
  const [whole, thousandths] = seconds.toFixed(3).split('.')
  return `00:00:${String(whole).padStart(2, '0')}.${thousandths}`
}
