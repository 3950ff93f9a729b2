import { palette } from '../palette.ts'
import { easeInOut, easeOut, land, presence, progress } from './drawing/easing.ts'
import { seededRandom } from './drawing/random.ts'
import { circle, faded, moved, picture, rect, spokenText, stroke, text } from './drawing/svg.ts'
import type { Scene } from './scene.ts'

const SECONDS = 12
const CLEARS_AT = 10.9
const DAYS = ['M', 'T', 'W', 'T', 'F', 'S']
const ROWS = 6
const SLOT = { left: 40, top: 128, width: 106, height: 82, gap: 14 }
const ASKED_FOR = { day: 3, row: 4 }
const ASKED_AT = 4.6
const BOOKED_AT = 7.4

type Slot = { day: number; row: number; takenAt: number }

const slots = fillTheWeek()

/** A clinic's week on mint paper fills slot by slot; one of them is agreed on in Gujarati. */
export const serviceAppointments: Scene = {
  id: 'films/service-appointments',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  opensAt: 9.4,
  draw(t) {
    const grid = slots.map((slot) => emptySlot(slot) + takenSlot(slot, t)).join('')
    return picture(1280, 720, palette.mint, weekHead(), grid, askedSlot(t), speech(t))
  },
}

function fillTheWeek(): Slot[] {
  const random = seededRandom(11)
  return DAYS.flatMap((_, day) =>
    Array.from({ length: ROWS }, (_, row) => {
      const asked = day === ASKED_FOR.day && row === ASKED_FOR.row
      const stays = asked || random() < 0.14
      const takenAt = 0.4 + random() * 7 + row * 0.2
      return { day, row, takenAt: stays ? Number.POSITIVE_INFINITY : takenAt }
    }),
  )
}

function place(day: number, row: number): { x: number; y: number } {
  return {
    x: SLOT.left + day * (SLOT.width + SLOT.gap),
    y: SLOT.top + row * (SLOT.height + SLOT.gap),
  }
}

function weekHead(): string {
  return DAYS.map((day, index) => {
    const { x } = place(index, 0)
    const asked = index === ASKED_FOR.day
    return text(x + SLOT.width / 2, 92, day, {
      size: 52,
      fill: asked ? palette.green600 : palette.muted,
      weight: asked ? 720 : 560,
      anchor: 'middle',
    })
  }).join('')
}

function emptySlot({ day, row }: Slot): string {
  const { x, y } = place(day, row)
  return rect(x, y, SLOT.width, SLOT.height, '#F6FBF7', { rx: 14 })
}

function takenSlot({ day, row, takenAt }: Slot, t: number): string {
  const { x, y } = place(day, row)
  const grown = land(progress(t, takenAt, takenAt + 0.5))
  // The week empties column by column, like a page being turned.
  const left = 1 - easeInOut(progress(t, CLEARS_AT + day * 0.09, CLEARS_AT + day * 0.09 + 0.45))
  const share = grown * left
  if (share < 0.01 || t < takenAt) return ''
  const colour = (day * 5 + row * 3) % 4 === 0 ? palette.green800 : palette.green600
  const height = SLOT.height * share
  return rect(x, y + (SLOT.height - height) / 2, SLOT.width, height, colour, {
    rx: Math.min(14, height / 2),
  })
}

function askedSlot(t: number): string {
  const { x, y } = place(ASKED_FOR.day, ASKED_FOR.row)
  const wanted = presence(t, ASKED_AT, BOOKED_AT + 0.3)
  const beat = 0.5 + 0.5 * Math.sin((t - ASKED_AT) * 7)
  const ring = rect(x - 3, y - 3, SLOT.width + 6, SLOT.height + 6, 'none', {
    rx: 17,
    stroke: palette.saffron,
    'stroke-width': 5 + 3 * beat,
  })
  const booked = progress(t, BOOKED_AT, BOOKED_AT + 0.5)
  const here = booked === 0 ? 0 : presence(t, BOOKED_AT, CLEARS_AT + 0.6, 0.1)
  const tick = stroke('M-20 2 L-6 16 L22 -16', palette.onSaffron, 9, {
    'stroke-dasharray': 80,
    'stroke-dashoffset': 80 * (1 - easeOut(progress(t, BOOKED_AT + 0.25, BOOKED_AT + 0.7))),
  })
  const block =
    rect(-SLOT.width / 2, -SLOT.height / 2, SLOT.width, SLOT.height, palette.saffron, { rx: 14 }) +
    tick
  return (
    faded(wanted, ring) +
    faded(here, moved(x + SLOT.width / 2, y + SLOT.height / 2, block, 0.5 + 0.58 * land(booked)))
  )
}

function speech(t: number): string {
  const turns = [
    {
      from: 0.7,
      until: 4.1,
      lines: ['ગુરુવારે', 'સાંજે જગ્યા છે?'],
      english: ['Anything free on', 'Thursday evening?'],
    },
    { from: 4.3, until: 7.1, lines: ['છ વાગ્યે', 'ફાવશે?'], english: ['Would six', 'suit you?'] },
    {
      from: 7.3,
      until: 11.4,
      lines: ['હા, છ વાગ્યે', 'બુક કરો.'],
      english: ['Yes, book six', 'o’clock, please.'],
    },
  ]
  return turns
    .map(({ from, until, lines, english }, index) => {
      const here = presence(t, from - 0.2, until)
      const colour = index === 1 ? palette.green600 : palette.saffron
      const words = lines.map((line, row) =>
        spokenText(
          806,
          306 + row * 102,
          line,
          progress(t, from + row * 0.7, from + 0.7 + row * 0.7),
          {
            size: 92,
            fill: palette.ink,
            weight: 640,
            width: 86,
          },
        ),
      )
      const meaning = english.map((line, row) =>
        text(806, 500 + row * 62, line, { size: 52, fill: palette.muted, weight: 450 }),
      )
      return faded(here, meter(t, from, until, colour) + words.join('') + meaning.join(''))
    })
    .join('')
}

/** Three discs that swell with the voice: whoever speaks has their colour. */
function meter(t: number, from: number, until: number, colour: string): string {
  const speaking = presence(t, from, Math.min(until - 0.6, from + 2), 0.3, 0.5)
  return [0, 1, 2]
    .map((index) => {
      const swell = Math.abs(Math.sin((t - from) * 6 - index * 0.9))
      return circle(826 + index * 54, 166, 11 + 11 * swell * speaking, colour)
    })
    .join('')
}
