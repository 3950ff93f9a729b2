import { palette } from '../palette.ts'
import { bars, disc, drawing, line, type Point, rect, ring } from './svg.ts'

/** The parts that integration and feature figures share: a tile, hairlines and one saffron accent. */
const HAIRLINE = 2
export const tile = { mint: palette.mint, soft: palette.saffronSoft } as const

export function figure(
  { width, height, radius = 20 }: { width: number; height: number; radius?: number },
  ground: string,
  ...parts: string[]
) {
  return drawing(width, height, rect([0, 0], width, height, ground, radius), ...parts)
}

export const hairline = (d: string, extra: Record<string, string | number> = {}) =>
  line(d, palette.green800, HAIRLINE, extra)

export const card = (at: Point, width: number, height: number, radius = 10) =>
  rect(at, width, height, palette.paper, radius, {
    stroke: palette.green800,
    'stroke-width': HAIRLINE,
  })

/** Words too small to read, as rows of round-ended strokes. */
export const rows = (
  at: Point,
  pitch: number,
  lengths: readonly number[],
  colour: string = palette.green300,
) =>
  line(
    lengths.map((length, index) => `M${at[0]} ${at[1] + index * pitch}h${length}`).join(''),
    colour,
    5,
  )

/** The agent: a dark disc with the five bars. */
export function agent([x, y]: Point, r: number) {
  const unit = r / 20
  const side = [8, 16].map((height) => height * unit)
  const far = [13, 6].map((height) => height * unit)
  return [
    disc([x, y], r, palette.green800),
    bars([x - 11 * unit, y], 5.5 * unit, side, palette.paper, 3 * unit),
    bars([x, y], 0, [23 * unit], palette.saffron, 3 * unit),
    bars([x + 5.5 * unit, y], 5.5 * unit, far, palette.paper, 3 * unit),
  ].join('')
}

export const tick = (
  [x, y]: Point,
  r: number,
  ground: string = palette.saffron,
  ink: string = palette.onSaffron,
) =>
  disc([x, y], r, ground) +
  line(
    `M${x - r * 0.42} ${y + r * 0.04}l${r * 0.3} ${r * 0.32} ${r * 0.54} ${-r * 0.64}`,
    ink,
    Math.max(2, r * 0.2),
  )

/** A person: head and shoulders in the same hairline. */
export const person = ([x, y]: Point, r: number) =>
  ring([x, y - r * 0.42], r * 0.42, palette.green800, HAIRLINE, palette.paper) +
  line(
    `M${x - r * 0.85} ${y + r}a${r * 0.85} ${r * 0.8} 0 0 1 ${r * 1.7} 0Z`,
    palette.green800,
    HAIRLINE,
    { fill: palette.paper },
  )
