import { palette } from '../palette.ts'
import { curve, drawing, element, hundredths, line, type Point, rect } from '../svg.ts'
import { easeInOut, mix, presence, progress, sinceOnLoop } from './drawing/easing.ts'
import type { Scene } from './scene.ts'

type HeroCut = {
  id: Scene['id']
  width: number
  height: number
  /** Height of the ribbons' middle, as a share of the picture. */
  middle: number
  spread: number
}

const SECONDS = 12
const RIBBONS = 9
const CALLING_RIBBON = 4

/**
 * Ribbons of voice, and nothing else: words, cards and the one saffron thread belong to the page. Green
 * on green, so that white text can stand on them anywhere.
 */
export function heroScene(cut: HeroCut): Scene {
  const { id, width, height } = cut
  return {
    id,
    width,
    height,
    seconds: SECONDS,
    opensAt: 2.6,
    draw(t) {
      const lines = Array.from({ length: RIBBONS }, (_, index) => voiceRibbon(cut, t, index))
      const ground = rect([0, 0], width, height, palette.green950)
      return drawing(width, height, ground, fades(cut, t), ...lines)
    },
  }
}

function ribbonHeight(cut: HeroCut, t: number, index: number, x: number): number {
  const { width, height } = cut
  const along = x / width
  const turn = (2 * Math.PI * t) / SECONDS
  const fan = (index / (RIBBONS - 1) - 0.5) * cut.spread * mix(0.3, 1, easeInOut(along))
  const swell = mix(0.045, 0.085, along)
  const slow = Math.sin(2 * Math.PI * along * (0.95 + index * 0.035) - turn + index * 0.33)
  const answer = Math.sin(2 * Math.PI * along * 2.6 - 3 * turn + index * 0.55)
  return height * (cut.middle + fan + swell * slow + 0.03 * along ** 2 * answering(t) * answer)
}

/** Between 0 and 1: how much of the film's voice is answering at this moment. */
function answering(t: number): number {
  const beat = sinceOnLoop(t, 1.1, SECONDS / 3)
  return presence(beat, 0, SECONDS / 3 - 0.2, 1.2, 1.4)
}

function voiceRibbon(cut: HeroCut, t: number, index: number): string {
  const [from, length] = [-20, cut.width + 40]
  const count = Math.round(length / 40)
  const points = Array.from({ length: count + 1 }, (_, step): Point => {
    const x = from + (length * step) / count
    return [x, ribbonHeight(cut, t, index, x)]
  })
  const path = curve(points, hundredths)
  const quiet = line(path, 'url(#quiet)', 2)
  return index === CALLING_RIBBON ? quiet + line(path, 'url(#call)', 2.5) : quiet
}

function fades(cut: HeroCut, t: number): string {
  const beat = SECONDS / 3
  const head = mix(-0.35, 1.7, progress(sinceOnLoop(t, 0, beat), 0, beat)) * cut.width
  const stop = (offset: number, colour: string, opacity: number) =>
    element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
  const across = { gradientUnits: 'userSpaceOnUse', y1: 0, y2: 0 }
  return element(
    'defs',
    {},
    element(
      'linearGradient',
      { id: 'quiet', ...across, x1: 0, x2: cut.width },
      stop(0, '#123F2E', 0.7),
      stop(0.5, '#154735', 0.9),
      stop(1, '#18523C', 1),
    ),
    element(
      'linearGradient',
      { id: 'call', ...across, x1: head - 0.7 * cut.width, x2: head },
      stop(0, '#2F7D5C', 0),
      stop(0.75, '#2F7D5C', 0.7),
      stop(0.97, '#3C946E', 0.9),
      stop(1, '#3C946E', 0),
    ),
  )
}
