import { palette } from '../palette.ts'
import { easeInOut, easeOut, land, presence, progress } from './drawing/easing.ts'
import { faded, moved, picture, rect, spokenText, stroke, text } from './drawing/svg.ts'
import type { Scene } from './scene.ts'

const SECONDS = 12
const FALLS_AT = 10.9
const PAID_AT = 8.8
const MONTHS = 12
const DUE_MONTH = 5
const BAR = { left: 56, width: 84, gap: 14.5, foot: 692, tallest: 620, shortest: 76 }

const turns = [
  {
    from: 1.7,
    until: 4.9,
    said: ['మీ ₹4,200 EMI', 'ఐదో తేదీన కట్టాలి.'],
    english: 'Your ₹4,200 EMI is due on the 5th.',
  },
  { from: 5.1, until: 7.1, said: ['రేపే', 'కడతాను.'], english: 'I will pay it tomorrow.' },
  { from: 7.4, until: 11.3, said: ['సరే, లింక్', 'పంపాను.'], english: 'Fine. I have sent the link.' },
]

/** A loan as falling steps, one a month, beaten out like a metronome; one step is due. */
export const industryFinancialService: Scene = {
  id: 'films/industry-financial-service',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  opensAt: 10,
  draw(t) {
    const bars = Array.from({ length: MONTHS }, (_, month) => instalment(month, t))
    return picture(1280, 720, '#EFEBDF', ...bars, speech(t))
  },
}

function barHeight(month: number): number {
  const left = 1 - month / (MONTHS - 1)
  return BAR.shortest + (BAR.tallest - BAR.shortest) * left ** 1.25
}

function instalment(month: number, t: number): string {
  const x = BAR.left + month * (BAR.width + BAR.gap)
  const risesAt = 0.15 + month * 0.12
  const fallsAt = FALLS_AT + (MONTHS - 1 - month) * 0.05
  const risen = land(progress(t, risesAt, risesAt + 0.5))
  const fallen = easeInOut(progress(t, fallsAt, fallsAt + 0.5))
  const height = t < risesAt ? 0 : barHeight(month) * risen * (1 - fallen)
  const foot = rect(x, BAR.foot + 6, BAR.width, 8, '#CFCBBD', { rx: 4 })
  if (height < 1) return foot
  const top = BAR.foot - height
  const bar = (fill: string) =>
    rect(x, top, BAR.width, height, fill, { rx: Math.min(14, height / 2) })
  if (month < DUE_MONTH) return foot + bar(palette.green800)
  if (month > DUE_MONTH) return foot + bar('#CBDDCF')
  return foot + bar('#F7D3A6') + dueInstalment(x, top, height, t)
}

/** The month in question beats while it is spoken of, fills when it is paid, and gets its tick. */
function dueInstalment(x: number, top: number, height: number, t: number): string {
  const asked = presence(t, 1.6, PAID_AT + 0.2, 0.4, 0.3)
  const beat = Math.sin(Math.PI * (t - 1.6)) ** 2
  const share = 0.3 + 0.7 * beat
  const waiting = rect(x, top, BAR.width, height, palette.saffron, { rx: Math.min(14, height / 2) })
  const paid = easeOut(progress(t, PAID_AT, PAID_AT + 0.7))
  const filled = rect(x, top + height * (1 - paid), BAR.width, height * paid, palette.green600, {
    rx: Math.min(14, (height * paid) / 2),
  })
  const ticked = progress(t, PAID_AT + 0.5, PAID_AT + 1)
  const tick = stroke('M-20 2 L-6 16 L22 -16', palette.paper, 10)
  return (
    faded(asked * share, waiting) +
    faded(paid === 0 ? 0 : 1, filled) +
    faded(
      ticked === 0 ? 0 : presence(t, PAID_AT, FALLS_AT + 0.3),
      moved(x + BAR.width / 2, top + 62, tick, land(ticked)),
    )
  )
}

function speech(t: number): string {
  return turns
    .map(({ from, until, said, english }) => {
      const lines = said.map((line, row) => {
        const heard = progress(t, from + row * 0.6, from + 0.6 + row * 0.6)
        return spokenText(1226, 128 + row * 112, line, heard, {
          size: 100,
          fill: palette.ink,
          weight: 680,
          width: 84,
          anchor: 'end',
        })
      })
      const meaning = text(1226, 330, english, {
        size: 50,
        fill: palette.muted,
        weight: 480,
        anchor: 'end',
      })
      return faded(presence(t, from - 0.15, until, 0.3, 0.3), lines.join('') + meaning)
    })
    .join('')
}
