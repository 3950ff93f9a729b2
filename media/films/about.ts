import { palette } from '../palette.ts'
import { clamp01, mix } from './drawing/easing.ts'
import { circle, moved, picture, stroke, text } from './drawing/svg.ts'
import { ribbon } from './drawing/voice.ts'
import type { Scene } from './scene.ts'

const WIDTH = 1280
const SECONDS = 14
const BASELINE = 440
const BREATH_REACH = 400
const LIFT = 200

// The brand's name means the first; these are the first letters of the scripts it speaks.
const firstLetters = [
  { letter: 'अ', x: 96 },
  { letter: 'அ', x: 210 },
  { letter: 'అ', x: 322 },
  { letter: 'অ', x: 434 },
  { letter: 'અ', x: 550 },
  { letter: 'ಅ', x: 668 },
  { letter: 'അ', x: 804 },
  { letter: 'ਅ', x: 940 },
  { letter: 'ଅ', x: 1066 },
  { letter: 'A', x: 1190 },
]

/** One breath of voice walks along a line and lifts each script's first letter in turn. */
export const about: Scene = {
  id: 'films/about',
  width: WIDTH,
  height: 720,
  seconds: SECONDS,
  opensAt: 6.3,
  draw(t) {
    const letters = firstLetters.map(({ letter, x }) => floatingLetter(letter, x, t))
    return picture(WIDTH, 720, palette.green950, ...echoes(t), voice(t), ...letters)
  },
}

/** 0 to 1: how near the breath is to this place. It waits outside the picture at both ends. */
function breath(x: number, t: number): number {
  const away = clamp01(Math.abs(x - breathCentre(t)) / BREATH_REACH)
  return Math.cos((away * Math.PI) / 2) ** 3
}

function breathCentre(t: number): number {
  return mix(-BREATH_REACH - 60, WIDTH + BREATH_REACH + 60, t / SECONDS)
}

/** Neighbours step aside for the letter that is lifted. */
function makeRoom(x: number, t: number): number {
  return 0.26 * (x - breathCentre(t)) * breath(x, t)
}

function height(x: number, t: number, share = 1): number {
  const rest = 10 * Math.sin((2 * Math.PI * x) / 640 - (4 * Math.PI * t) / SECONDS)
  return BASELINE + rest * share - LIFT * share * breath(x, t)
}

function voice(t: number): string {
  const path = ribbon(-20, WIDTH + 20, 26, (x) => height(x, t))
  return stroke(path, palette.green300, 5)
}

function echoes(t: number): string[] {
  return [1, 2, 3, 4, 5].map((step) => {
    const share = Math.max(0, 1 - step * 0.24)
    const path = ribbon(-20, WIDTH + 20, 26, (x) => height(x, t, share) + step * 46)
    return stroke(path, step === 3 ? '#7A4A1B' : '#17503A', 3)
  })
}

function floatingLetter(letter: string, x: number, t: number): string {
  const near = breath(x, t)
  const aside = x + makeRoom(x, t)
  const size = 1 + 0.7 * near
  // The letter stands clear of the line's highest point under it, also on a slope.
  const ground = Math.min(...[-40, 0, 40].map((foot) => height(aside + foot * size, t)))
  const fill = mixColour([62, 120, 94], [243, 248, 244], near)
  const glyph = text(0, 0, letter, { size: 90, fill, weight: 600, anchor: 'middle' })
  const dot = circle(aside, height(aside, t), 6 + 4 * near, palette.green300)
  return moved(aside, ground - 30, glyph, size) + dot
}

function mixColour(from: readonly number[], to: readonly number[], share: number): string {
  const channels = from.map((channel, index) => Math.round(mix(channel, to[index] ?? 0, share)))
  return `rgb(${channels.join(' ')})`
}
