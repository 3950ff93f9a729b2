import { palette } from '../palette.ts'
import { easeInOut, easeOut, mix, presence, progress } from './drawing/easing.ts'
import { faded, moved, picture, rect, stroke, text } from './drawing/svg.ts'
import { loudness, ribbon } from './drawing/voice.ts'
import type { Scene } from './scene.ts'

const SECONDS = 12
const ANSWER_FROM = 7.2
const ANSWER_UNTIL = 10.4
const ALL_SAID_AT = 6.1

const reminder = [
  { from: 2.3, words: 'उद्या सकाळी' },
  { from: 3.5, words: 'दहा वाजता' },
  { from: 4.7, words: 'तपासणी आहे.' },
]

/** A clinic's reminder as type alone: Marathi as large as the picture, and a patient's yes. */
export const industryHealthcare: Scene = {
  id: 'films/industry-healthcare',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  opensAt: 6.3,
  draw(t) {
    return picture(
      1280,
      720,
      palette.green800,
      voice(t),
      hello(t),
      sentence(t),
      answer(t),
      thanks(t),
    )
  },
}

function centred(y: number, words: string, size: number, fill: string, weight = 680): string {
  return text(640, y, words, { size, fill, weight, width: 84, anchor: 'middle' })
}

function hello(t: number): string {
  const rise = mix(40, 0, easeOut(progress(t, 0.3, 0.9)))
  const words =
    centred(400, 'नमस्कार!', 230, palette.paper) + centred(500, 'Hello!', 64, palette.green300, 460)
  return faded(presence(t, 0.3, 2.1, 0.4, 0.3), moved(0, rise, words))
}

function sentence(t: number): string {
  const lines = reminder.map(({ from, words }, index) => {
    const next = reminder[index + 1]?.from
    const spoken = presence(t, from - 0.1, ANSWER_FROM + 0.4, 0.35, 0.3)
    const said = next ? presence(t, next, ALL_SAID_AT, 0.4, 0.5) : 0
    const rise = mix(34, 0, easeOut(progress(t, from - 0.1, from + 0.4)))
    const line = moved(0, rise, centred(196 + index * 176, words, 168, palette.paper))
    return faded(spoken * mix(1, 0.55, said), line)
  })
  const english = centred(654, 'Your check-up is tomorrow at 10 am.', 58, palette.green300, 460)
  return lines.join('') + faded(presence(t, 2.6, ANSWER_FROM + 0.4, 0.5, 0.3), english)
}

/** The patient's own colour covers the picture from below, and leaves upwards. */
function answer(t: number): string {
  const up = easeInOut(progress(t, ANSWER_FROM, ANSWER_FROM + 0.7))
  const gone = easeInOut(progress(t, ANSWER_UNTIL - 0.6, ANSWER_UNTIL))
  if (up === 0 || gone === 1) return ''
  const top = mix(720, 0, up)
  const height = mix(720, 0, gone) - top
  const words =
    centred(416, 'हो, नक्की येतो.', 196, palette.onSaffron) +
    centred(520, 'Yes, I’ll be there.', 64, '#6B4A20', 480)
  return (
    rect(0, top, 1280, Math.max(0, height), palette.saffronSoft) +
    faded(presence(t, ANSWER_FROM + 0.5, ANSWER_UNTIL - 0.25, 0.35, 0.3), words)
  )
}

function thanks(t: number): string {
  const words =
    centred(400, 'धन्यवाद!', 230, palette.paper) +
    centred(500, 'Thank you!', 64, palette.green300, 460)
  return faded(presence(t, ANSWER_UNTIL - 0.1, SECONDS - 0.1, 0.4, 0.4), words)
}

function voice(t: number): string {
  const speaking = presence(t, 0.4, 1.7) + presence(t, 10.5, 11.7)
  const line = ribbon(-20, 1300, 33, (x) => {
    const near = Math.cos(((x - 640) / 1320) * Math.PI) ** 2
    return 610 + 46 * near * speaking * loudness(t, 1) * Math.sin(x / 44 + t * 9)
  })
  return faded(presence(t, 0.1, 2.3) + presence(t, 10.3, 11.95), stroke(line, palette.green600, 6))
}
