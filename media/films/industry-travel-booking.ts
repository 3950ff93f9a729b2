import { palette } from '../palette.ts'
import { easeOut, mix, presence, progress } from './drawing/easing.ts'
import {
  circle,
  element,
  faded,
  group,
  moved,
  picture,
  rect,
  round,
  spokenText,
  stroke,
  text,
} from './drawing/svg.ts'
import { ribbon } from './drawing/voice.ts'
import type { Scene } from './scene.ts'

const SECONDS = 12
/** The journey repeats after this many pixels, which the camera covers in one loop. */
const JOURNEY = 1920
const TRAVELLER_X = 460
const GROUND = 560
const DEPARTURE = 1440
const HOTEL = 220
const DOT_EVERY = 24

type Stop = {
  x: number
  before: string
  after: string
  changesAt: number
  kind: 'train' | 'flight' | 'hotel'
}

// The hotel that slides out as the film begins is the one that was told before it began.
const stops: readonly Stop[] = [
  { x: HOTEL, kind: 'hotel', before: '3:00', after: '6:00', changesAt: -9 },
  { x: 820, kind: 'train', before: '6:10', after: '6:10', changesAt: 99 },
  { x: DEPARTURE, kind: 'flight', before: '10:40', after: '2:15', changesAt: 4.6 },
  { x: HOTEL + JOURNEY, kind: 'hotel', before: '3:00', after: '6:00', changesAt: 8.6 },
  { x: 820 + JOURNEY, kind: 'train', before: '6:10', after: '6:10', changesAt: 99 },
]

const calls = [
  { from: 0.6, until: 3.9, said: 'আপনার ফ্লাইট পিছিয়েছে।', english: 'Your flight has been delayed.' },
  { from: 4.2, until: 7.3, said: 'নতুন সময় দুপুর ২:১৫।', english: 'The new time is 2:15 pm.' },
  { from: 7.7, until: 11.5, said: 'হোটেলকেও জানিয়ে দিয়েছি।', english: 'I have told the hotel too.' },
]

/** An itinerary that scrolls past: a delayed flight and a hotel that is told, in Bengali. */
export const industryTravelBooking: Scene = {
  id: 'films/industry-travel-booking',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  opensAt: 6.9,
  draw(t) {
    const camera = (JOURNEY * t) / SECONDS
    return picture(
      1280,
      720,
      palette.green300,
      hills(t, 640, 2, 606, 34, '#79CB9E'),
      hills(t, 640, 3, 660, 24, '#5DB98A'),
      route(camera),
      stops.map((stop) => milestone(stop, camera, t)).join(''),
      traveller(camera),
      caption(t),
    )
  },
}

/** Height of the route: it flies from the airport to the hotel and keeps low elsewhere. */
function altitude(x: number): number {
  const along = ((x % JOURNEY) + JOURNEY) % JOURNEY
  const flown = (along + (along < HOTEL ? JOURNEY : 0) - DEPARTURE) / (HOTEL + JOURNEY - DEPARTURE)
  const flight = flown > 0 && flown < 1 ? Math.sin(Math.PI * flown) ** 2 : 0
  const land = flown > 0 && flown < 1 ? 0 : Math.sin((2 * Math.PI * (along - HOTEL)) / 610) ** 2
  return GROUND - 236 * flight - 26 * land
}

function route(camera: number): string {
  const line = (from: number, to: number) => ribbon(from, to, 20, (x) => altitude(x + camera))
  const first = Math.ceil((TRAVELLER_X + camera) / DOT_EVERY)
  const dots = Array.from({ length: Math.ceil((1280 - TRAVELLER_X) / DOT_EVERY) }, (_, index) => {
    const x = (first + index) * DOT_EVERY
    return circle(x - camera, altitude(x), 4.5, palette.green800)
  })
  return dots.join('') + stroke(line(-20, TRAVELLER_X), palette.ink, 9)
}

function traveller(camera: number): string {
  const here = altitude(TRAVELLER_X + camera)
  const slope = (altitude(TRAVELLER_X + camera + 12) - altitude(TRAVELLER_X + camera - 12)) / 24
  const turn = round((Math.atan(slope) * 180) / Math.PI)
  const dart = element('path', {
    d: 'M44 0 L-34 -32 L-16 0 L-34 32 Z',
    fill: palette.saffron,
    stroke: palette.ink,
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  })
  return moved(TRAVELLER_X, here, group({ transform: `rotate(${turn})` }, dart))
}

function milestone(stop: Stop, camera: number, t: number): string {
  const x = stop.x - camera
  if (x < -160 || x > 1400) return ''
  const y = altitude(stop.x)
  const gone = progress(t, stop.changesAt - 0.1, stop.changesAt + 0.15)
  const changed = progress(t, stop.changesAt + 0.15, stop.changesAt + 0.55)
  const struck = progress(t, stop.changesAt - 0.7, stop.changesAt - 0.3)
  const label = (time: string, fill: string) =>
    text(0, 0, time, { size: 60, fill, weight: 660, width: 86, anchor: 'middle' })
  const old =
    label(stop.before, palette.ink) +
    faded(struck, stroke(`M-66 -20 H${round(mix(-66, 66, struck))}`, palette.ink, 7))
  const fresh = rect(-82, -58, 164, 80, palette.ink, { rx: 40 }) + label(stop.after, palette.paper)
  return (
    circle(x, y, 42, palette.paper) +
    moved(x, y, pictograms[stop.kind]) +
    faded(1 - gone, moved(x, y + 112, old)) +
    faded(changed, moved(x, y + 112 + 20 * (1 - easeOut(changed)), fresh))
  )
}

const pictograms = {
  train:
    rect(-18, -22, 36, 36, palette.ink, { rx: 9 }) +
    rect(-11, -15, 22, 12, palette.paper, { rx: 3 }) +
    stroke('M-12 20 L-18 27 M12 20 L18 27', palette.ink, 6),
  flight: element('path', {
    d: 'M26 0 Q26 -5 18 -5 L6 -5 L-7 -25 L-14 -25 L-8 -5 L-18 -5 L-24 -13 L-29 -13 L-25 0 L-29 13 L-24 13 L-18 5 L-8 5 L-14 25 L-7 25 L6 5 L18 5 Q26 5 26 0 Z',
    fill: palette.ink,
  }),
  hotel:
    stroke('M-24 -14 V18 M-24 8 H24 V18', palette.ink, 7) +
    rect(-14, -8, 34, 14, palette.ink, { rx: 6 }),
}

function hills(
  t: number,
  period: number,
  turns: number,
  y: number,
  swing: number,
  fill: string,
): string {
  const shift = (period * turns * t) / SECONDS
  const crest = ribbon(-20, 1300, 40, (x) => {
    const angle = (2 * Math.PI * (x + shift)) / period
    return y + swing * Math.sin(angle) + swing * 0.4 * Math.sin(2 * angle + 1)
  })
  return element('path', { d: `${crest}L1300 740L-20 740Z`, fill })
}

function caption(t: number): string {
  return calls
    .map(({ from, until, said, english }) => {
      const heard = progress(t, from, from + 1.5)
      return faded(
        presence(t, from - 0.2, until),
        spokenText(60, 130, said, heard, { size: 96, fill: palette.ink, weight: 660, width: 86 }) +
          spokenText(60, 208, english, heard, { size: 54, fill: palette.green800, weight: 520 }),
      )
    })
    .join('')
}
