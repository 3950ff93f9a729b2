import { palette } from '../palette.ts'
import { easeInOut, easeOut, land, mix, presence, progress } from './drawing/easing.ts'
import {
  circle,
  element,
  faded,
  group,
  moved,
  picture,
  rect,
  spokenText,
  stroke,
} from './drawing/svg.ts'
import { type Point, smoothLine } from './drawing/voice.ts'
import type { Scene } from './scene.ts'

const SECONDS = 13
const RESETS_AT = 12.1

const way: readonly Point[] = [
  { x: 110, y: 270 },
  { x: 250, y: 160 },
  { x: 410, y: 190 },
  { x: 520, y: 310 },
  { x: 650, y: 400 },
  { x: 790, y: 350 },
  { x: 860, y: 220 },
  { x: 940, y: 150 },
  { x: 1010, y: 220 },
  { x: 1030, y: 372 },
]

const door: Point = { x: 1176, y: 290 }

const route = densify(way)

const calls = [
  {
    from: 0.5,
    until: 4.1,
    stop: 0,
    said: 'ਤੁਹਾਡਾ ਪਾਰਸਲ ਚੱਲ ਪਿਆ ਹੈ।',
    english: 'Your parcel has set off.',
  },
  {
    from: 4.5,
    until: 8.3,
    stop: 0.5,
    said: 'ਅੱਧੇ ਘੰਟੇ ਵਿੱਚ ਪਹੁੰਚੇਗਾ।',
    english: 'It will be there in half an hour.',
  },
  { from: 8.7, until: 12.3, stop: 1, said: 'ਪਾਰਸਲ ਪਹੁੰਚ ਗਿਆ।', english: 'The parcel has arrived.' },
]

/** A parcel crosses a town map; at each stop a status call goes out in Punjabi. */
export const serviceDelivery: Scene = {
  id: 'films/service-delivery',
  width: 1280,
  height: 720,
  seconds: SECONDS,
  opensAt: 10.9,
  draw(t) {
    return picture(
      1280,
      720,
      palette.saffronSoft,
      town(),
      routeSoFar(t),
      ...calls.map((call) => ringing(call, t)),
      ends(t),
      parcel(t),
      caption(t),
    )
  },
}

function densify(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  return points
    .slice(1)
    .flatMap((end, index) => {
      const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
      return Array.from({ length: 12 }, (_, step) => {
        const u = step / 12
        return {
          x: spline(u, before.x, start.x, end.x, after.x),
          y: spline(u, before.y, start.y, end.y, after.y),
        }
      })
    })
    .concat(at(points.length - 1))
}

function spline(u: number, a: number, b: number, c: number, d: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u ** 2 + (3 * b - a - 3 * c + d) * u ** 3)
  )
}

/** Where the parcel is: it rests at each stop while the call is made. */
function travelled(t: number): number {
  return 0.5 * easeInOut(progress(t, 1.8, 4.6)) + 0.5 * easeInOut(progress(t, 6, 8.9))
}

function pointAt(share: number): Point {
  const exact = share * (route.length - 1)
  const index = Math.min(route.length - 2, Math.floor(exact))
  const [start, end] = [route[index] as Point, route[index + 1] as Point]
  return { x: mix(start.x, end.x, exact - index), y: mix(start.y, end.y, exact - index) }
}

function town(): string {
  const streets = [
    'M-20 90 L1300 40',
    'M-20 330 L560 270 L1300 420',
    'M-20 520 L620 470 L1300 540',
    'M180 -20 L150 560',
    'M380 -20 L360 560',
    'M600 -20 L650 560',
    'M840 -20 L800 560',
    'M1080 -20 L1120 560',
  ]
  const blocks = [
    [212, 214, 120, 74],
    [420, 340, 130, 110],
    [682, 90, 104, 130],
    [870, 280, 150, 66],
    [1160, 430, 90, 66],
    [40, 380, 84, 84],
    [410, 70, 150, 60],
  ]
  return (
    rect(0, 0, 1280, 540, '#FBE0BD') +
    streets.map((street) => stroke(street, palette.saffronSoft, 22)).join('') +
    blocks.map(([x = 0, y = 0, w = 0, h = 0]) => rect(x, y, w, h, '#F6CF9F', { rx: 12 })).join('') +
    rect(222, 360, 110, 110, '#CFE3C4', { rx: 55 }) +
    rect(940, 420, 150, 66, '#CFE3C4', { rx: 33 })
  )
}

function routeSoFar(t: number): string {
  const share = travelled(t)
  const kept = 1 - easeInOut(progress(t, RESETS_AT, SECONDS - 0.1))
  const last = Math.floor(share * (route.length - 1))
  const done = [...route.slice(0, last + 1), pointAt(share)]
  return (
    stroke(smoothLine(route), '#C77A2A', 5, { 'stroke-dasharray': '2 18' }) +
    faded(share === 0 ? 0 : kept, stroke(smoothLine(done), palette.green800, 12))
  )
}

function ends(t: number): string {
  const home = pointAt(0)
  const lit = presence(t, 8.9, SECONDS - 0.2)
  const house = (fill: string) =>
    group(
      { fill },
      element('path', {
        d: 'M-44 0 L0 -40 L44 0 Z',
        stroke: fill,
        'stroke-width': 12,
        'stroke-linejoin': 'round',
      }),
      rect(-32, -6, 64, 52, fill, { rx: 6 }),
    )
  const doorway = (fill: string) => rect(-12, 12, 24, 34, fill, { rx: 4 })
  return (
    circle(home.x, home.y, 30, palette.paper) +
    circle(home.x, home.y, 18, palette.green800) +
    moved(door.x, door.y, house(palette.ink) + doorway(palette.saffronSoft), 1.7) +
    faded(lit, moved(door.x, door.y, doorway(palette.saffron), 1.7))
  )
}

function parcel(t: number): string {
  const { x, y } = pointAt(travelled(t))
  const moving = presence(t, 1.9, 4.5, 0.3, 0.3) + presence(t, 6.1, 8.8, 0.3, 0.3)
  const hop = -5 * Math.abs(Math.sin(t * 8)) * moving
  const arrival = progress(t, 0.1, 0.6)
  const here = presence(t, 0.1, SECONDS - 0.3, 0.2, 0.5)
  const box =
    rect(-40, -40, 80, 80, palette.saffron, { rx: 12 }) +
    rect(-10, -40, 20, 80, '#FBD9AE') +
    rect(-40, -40, 80, 80, 'none', { rx: 12, stroke: palette.onSaffron, 'stroke-width': 6 })
  return faded(here, moved(x, y - 66 + hop, box, land(arrival)))
}

function ringing(call: (typeof calls)[number], t: number): string {
  const { x, y } = pointAt(call.stop)
  return [0, 1, 2]
    .map((index) => {
      const share = progress(t, call.from + index * 0.45, call.from + 1.5 + index * 0.45)
      const ring = circle(x, y - 66, 50 + 120 * easeOut(share), 'none', {
        stroke: palette.green600,
        'stroke-width': 6,
      })
      return faded(share === 0 ? 0 : 0.75 * (1 - share), ring)
    })
    .join('')
}

function caption(t: number): string {
  const lines = calls.map(({ from, until, said, english }) => {
    const heard = progress(t, from, from + 1.5)
    return faded(
      presence(t, from - 0.2, until),
      spokenText(60, 618, said, heard, {
        size: 78,
        fill: palette.onSaffron,
        weight: 640,
        width: 88,
      }) + spokenText(60, 684, english, heard, { size: 48, fill: '#6B4A20', weight: 480 }),
    )
  })
  return rect(0, 536, 1280, 184, palette.saffronSoft) + lines.join('')
}
