import { type Letters, lettering } from './lettering.ts'

export type Point = readonly [x: number, y: number]
type Attributes = Record<string, string | number>

const short = (value: number) => String(Math.round(value * 10) / 10)

function attributes(values: Attributes) {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
}

export function element(name: string, values: Attributes, children = '') {
  const open = `<${name}${attributes(values)}`
  return children ? `${open}>${children}</${name}>` : `${open}/>`
}

export function drawing(width: number, height: number, ...children: string[]) {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    children.join(''),
  )
}

export const group = (values: Attributes, ...children: string[]) =>
  element('g', values, children.join(''))

export const rect = (
  [x, y]: Point,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra: Attributes = {},
) => element('rect', { x, y, width, height, ...(radius ? { rx: radius } : {}), fill, ...extra })

export const disc = ([cx, cy]: Point, r: number, fill: string) =>
  element('circle', { cx, cy, r, fill })

export const ring = ([cx, cy]: Point, r: number, stroke: string, width: number, fill = 'none') =>
  element('circle', { cx, cy, r, fill, stroke, 'stroke-width': width })

export const shape = (d: string, fill: string, extra: Attributes = {}) =>
  element('path', { d, fill, ...extra })

/** A line with round ends and joins: the one pen of all our drawings. */
export const line = (d: string, stroke: string, width: number, extra: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  })

/** Upright round-ended bars about one axis; heights include the round ends. */
export function bars(
  first: Point,
  pitch: number,
  heights: readonly number[],
  stroke: string,
  width: number,
) {
  const [x, axis] = first
  const d = heights
    .map((height, index) => {
      const half = Math.max(height - width, 0.1) / 2
      return `M${short(x + index * pitch)} ${short(axis - half)}v${short(half * 2)}`
    })
    .join('')
  return line(d, stroke, width)
}

/** A smooth curve through the points (Catmull-Rom, written as cubic segments). */
export function curve(points: readonly Point[]) {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const segments = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const c1 = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const c2 = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${[...c1, ...c2, ...end].map((value) => short(value as number)).join(' ')}`
  })
  return `M${at(0).map(short).join(' ')}${segments.join('')}`
}

/** Letters as an outline, scaled to a cap height and centred on a point. */
export function letters(text: Letters, [cx, cy]: Point, height: number, fill: string) {
  const { box, outline } = lettering[text]
  const scale = height / (box[3] - box[1])
  const x = cx - ((box[0] + box[2]) / 2) * scale
  const y = cy - ((box[1] + box[3]) / 2) * scale
  const factor = Math.round(scale * 10_000) / 10_000
  return shape(outline, fill, { transform: `translate(${short(x)} ${short(y)})scale(${factor})` })
}

/** Levels between 0 and 1 that rise and fall in syllables, as speech does. */
export function speech(count: number, phase = 0) {
  return Array.from({ length: count }, (_, index) => {
    const syllable = Math.abs(Math.sin(index * 0.62 + phase))
    const breath = 0.55 + 0.45 * Math.sin(index * 0.23 + phase * 1.7)
    return 0.12 + 0.88 * syllable ** 1.2 * breath
  })
}
