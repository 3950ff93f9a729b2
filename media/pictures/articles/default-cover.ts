import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { palette } from '../../palette.ts'
import { bars, speech } from '../../svg.ts'
import { encoders } from '../encoders.ts'
import { BOLD, cover, MIDDLE, WIDTH } from './cover.ts'

const COUNT = 24
const PITCH = 50
const TALLEST = 420

const looks = [
  { ground: 'night', voice: palette.green300 },
  { ground: 'green', voice: palette.mint },
  { ground: 'night', voice: palette.mint },
  { ground: 'green', voice: palette.green300 },
] as const

/** For an article that nobody has drawn for yet: a voice of its own, spoken by its name. */
export function defaultCover(slug: string): string {
  const [first = 0, second = 0, third = 0] = createHash('sha256').update(slug).digest()
  const { ground, voice } = looks[first % looks.length] ?? looks[0]
  const heights = speech(COUNT, second / 16).map((level) => level * TALLEST)
  const accent = 4 + (third % (COUNT - 8))
  const start = (WIDTH - (COUNT - 1) * PITCH) / 2
  const at = (from: number, to: number, colour: string) =>
    bars([start + from * PITCH, MIDDLE[1]], PITCH, heights.slice(from, to), colour, BOLD)
  return cover(
    ground,
    at(0, accent, voice),
    at(accent, accent + 1, palette.saffron),
    at(accent + 1, COUNT, voice),
  )
}

/** It has no letters, so no browser is needed to draw it. */
export const renderDefaultCover = (slug: string, width: number, format: 'avif' | 'webp') =>
  encoders[format](sharp(Buffer.from(defaultCover(slug))).resize(width)).toBuffer()
