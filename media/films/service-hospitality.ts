import { palette } from '../palette.ts'
import { easeOut, land, presence, progress } from './drawing/easing.ts'
import { seededRandom } from './drawing/random.ts'
import { circle, faded, group, moved, picture, rect, spokenText, stroke } from './drawing/svg.ts'
import type { Scene } from './scene.ts'

const SECONDS = 13
const NIGHT_ENDS = 12.2
const WARM = '#F6CF8F'
const LAMPLIGHT = '#C9A25E'
const DARK_WOOD = '#123D2D'

type Table = { x: number; y: number; seats: number; litAt: number }

const tables: readonly Table[] = [
  { x: 130, y: 370, seats: 2, litAt: 0.6 },
  { x: 335, y: 370, seats: 4, litAt: 1.1 },
  { x: 540, y: 370, seats: 2, litAt: 6.8 },
  { x: 130, y: 590, seats: 4, litAt: 2.1 },
  { x: 335, y: 590, seats: 4, litAt: 4.2 },
  { x: 540, y: 590, seats: 4, litAt: 8.9 },
]
const bookedTable = 4

const WINDOWS = {
  left: 668,
  top: 306,
  columns: 6,
  rows: 4,
  width: 62,
  height: 78,
  gapX: 28,
  gapY: 26,
}
const bookedWindow = 14
const ROOM_BOOKED_AT = 9.6

const calls = [
  {
    from: 0.6,
    until: 3.7,
    said: 'ರಾತ್ರಿ ಎಂಟಕ್ಕೆ ನಾಲ್ವರಿಗೆ ಟೇಬಲ್ ಬೇಕು.',
    english: 'A table for four at eight tonight, please.',
  },
  { from: 3.9, until: 6.1, said: 'ಟೇಬಲ್ ಬುಕ್ ಆಗಿದೆ.', english: 'Your table is booked.' },
  {
    from: 6.4,
    until: 9.1,
    said: 'രണ്ടു രാത്രിക്ക് ഒരു മുറി വേണം.',
    english: 'I need a room for two nights.',
  },
  { from: 9.3, until: 12.4, said: 'മുറി ബുക്ക് ചെയ്തു.', english: 'Your room is booked.' },
]

/** Night: a restaurant seen from above and a hotel front. One table and one room light up. */
export const serviceHospitality: Scene = {
  id: 'films/service-hospitality',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  opensAt: 11.2,
  draw(t) {
    return picture(
      1280,
      720,
      palette.green950,
      tables.map((table, index) => seatedTable(table, index, t)).join(''),
      hotel(t),
      caption(t),
    )
  },
}

function seatedTable({ x, y, seats, litAt }: Table, index: number, t: number): string {
  const booked = index === bookedTable
  const lit = presence(t, litAt, NIGHT_ENDS + 0.6, 0.5, 0.6)
  const chairs = (fill: string) => {
    const sides = seats === 2 ? [0, 180] : [0, 90, 180, 270]
    return sides
      .map((turn) =>
        group({ transform: `rotate(${turn})` }, rect(-22, -76, 44, 20, fill, { rx: 10 })),
      )
      .join('')
  }
  const round = seats === 2
  const top = (fill: string) =>
    round ? circle(0, 0, 44, fill) : rect(-46, -46, 92, 92, fill, { rx: 18 })
  const candle = circle(0, 0, 11, booked ? palette.onSaffron : palette.green950)
  const bright = booked ? palette.saffron : LAMPLIGHT
  const pop = booked ? 1 + 0.12 * Math.sin(Math.PI * progress(t, litAt, litAt + 0.6)) : 1
  const tick = stroke('M-20 2 L-6 16 L22 -16', palette.onSaffron, 9, {
    'stroke-dasharray': 80,
    'stroke-dashoffset': 80 * (1 - easeOut(progress(t, litAt + 0.3, litAt + 0.8))),
  })
  return (
    moved(x, y, chairs(DARK_WOOD) + top(DARK_WOOD), 1.1) +
    faded(lit, moved(x, y, chairs(bright) + top(bright) + (booked ? tick : candle), 1.1 * pop))
  )
}

function hotel(t: number): string {
  const random = seededRandom(7)
  const { left, top, columns, rows, width, height, gapX, gapY } = WINDOWS
  const windows = Array.from({ length: columns * rows }, (_, index) => {
    const x = left + 30 + (index % columns) * (width + gapX)
    const y = top + Math.floor(index / columns) * (height + gapY)
    const litAt = 0.5 + random() * 10
    const staysDark = random() < 0.42
    const booked = index === bookedWindow
    const unlit = rect(x, y, width, height, '#0B3325', { rx: 8 })
    if (booked) return unlit + bookedRoom(x, y, t)
    const lit = staysDark ? 0 : presence(t, litAt, NIGHT_ENDS + 0.7, 0.25, 0.5)
    return unlit + faded(lit, rect(x, y, width, height, LAMPLIGHT, { rx: 8 }))
  })
  const front = rect(left, top - 40, columns * (width + gapX) + 32, 600, DARK_WOOD, { rx: 20 })
  return front + windows.join('')
}

function bookedRoom(x: number, y: number, t: number): string {
  const { width, height } = WINDOWS
  const opened = progress(t, ROOM_BOOKED_AT, ROOM_BOOKED_AT + 0.6)
  const here = opened === 0 ? 0 : presence(t, ROOM_BOOKED_AT, NIGHT_ENDS + 0.7, 0.2, 0.6)
  const curtains = (1 - easeOut(opened)) * (width / 2)
  const room =
    rect(-width / 2, -height / 2, width, height, palette.saffron, { rx: 8 }) +
    stroke('M-16 2 L-5 13 L18 -13', palette.onSaffron, 8) +
    rect(-width / 2, -height / 2, curtains, height, WARM) +
    rect(width / 2 - curtains, -height / 2, curtains, height, WARM)
  return faded(here, moved(x + width / 2, y + height / 2, room, 0.8 + 0.4 * land(opened)))
}

function caption(t: number): string {
  const lines = calls.map(({ from, until, said, english }, index) => {
    const heard = progress(t, from, from + 1.4)
    const agent = index % 2 === 1
    return faded(
      presence(t, from - 0.15, until),
      spokenText(52, 122, said, heard, {
        size: 78,
        fill: agent ? WARM : palette.paper,
        weight: 600,
        width: 86,
      }) + spokenText(52, 196, english, heard, { size: 50, fill: palette.green300, weight: 450 }),
    )
  })
  return lines.join('')
}
