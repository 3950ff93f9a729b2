import { palette } from '../palette.ts'
import { easeInOut, mix, presence, progress, sinceOnLoop } from './drawing/easing.ts'
import { element, faded, group, picture, stroke, text } from './drawing/svg.ts'
import { ribbon } from './drawing/voice.ts'
import type { Scene } from './scene.ts'

type Word = { words: string; x: number; y: number; size: number }

type HeroCut = {
  id: Scene['id']
  width: number
  height: number
  /** Height of the ribbons' middle, as a share of the picture. */
  middle: number
  spread: number
  /** Colours of the greetings: dim enough for white text to stand on them. */
  calling: string
  answering: string
  /** Greetings in the order in which they are heard; even ones call, odd ones answer. */
  words: readonly Word[]
}

const SECONDS = 12
const RIBBONS = 9
const CALLING_RIBBON = 4
const WORD_LASTS = 3.5

/** Ribbons of voice under a headline: quiet on the left, and on the right they call and answer. */
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
      const words = cut.words.map((word, index) => greeting(cut, t, word, index))
      return picture(width, height, palette.green950, fades(cut, t), ...lines, ...words)
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
  const path = ribbon(-20, cut.width + 20, 40, (x) => ribbonHeight(cut, t, index, x))
  if (index !== CALLING_RIBBON) return stroke(path, 'url(#quiet)', 2)
  return stroke(path, 'url(#quiet)', 2) + stroke(path, 'url(#call)', 3.5)
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
      stop(0, '#1B4D3A', 0.55),
      stop(0.5, '#226046', 0.8),
      stop(1, '#2F7D5C', 1),
    ),
    element(
      'linearGradient',
      { id: 'call', ...across, x1: head - 0.7 * cut.width, x2: head },
      stop(0, palette.saffron, 0),
      stop(0.75, palette.saffron, 0.75),
      stop(0.97, palette.saffron, 0.95),
      stop(1, palette.saffron, 0),
    ),
  )
}

function greeting(cut: HeroCut, t: number, word: Word, index: number): string {
  const age = sinceOnLoop(t, (index * SECONDS) / cut.words.length, SECONDS)
  const shown = presence(age, 0, WORD_LASTS, 1.1, 1.3)
  const drift = mix(14, -14, age / WORD_LASTS)
  const fill = index % 2 === 0 ? cut.calling : cut.answering
  const look = { size: word.size, fill, weight: 560, width: 90, anchor: 'middle' } as const
  const written = text(word.x + drift, word.y, word.words, look)
  // A halo of the ground keeps the ribbons from crossing the letters out.
  const halo = { stroke: palette.green950, 'stroke-width': 22, 'stroke-linejoin': 'round' }
  return faded(shown, group({ ...halo, 'paint-order': 'stroke' }, written))
}
