export type Point = readonly [x: number, y: number]
type Attributes = Readonly<Record<string, string | number>>

/** Finer than a pixel can show, and equal pictures are equal strings. */
export const hundredths = (value: number) => String(Math.round(value * 100) / 100 + 0)
export const tenths = (value: number) => String(Math.round(value * 10) / 10)

export function element(name: string, values: Attributes, ...children: string[]) {
  const attributes = Object.entries(values).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? hundredths(value) : value}"`,
  )
  const open = `<${name}${attributes.join('')}`
  const inside = children.join('')
  return inside ? `${open}>${inside}</${name}>` : `${open}/>`
}

export function drawing(width: number, height: number, ...children: string[]) {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    ...children,
  )
}

export const group = (values: Attributes, ...children: string[]) =>
  element('g', values, ...children)

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
      return `M${tenths(x + index * pitch)} ${tenths(axis - half)}v${tenths(half * 2)}`
    })
    .join('')
  return line(d, stroke, width)
}

/** A smooth curve through the points (Catmull-Rom, written as cubic segments). */
export function curve(points: readonly Point[], written = tenths) {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point
  const segments = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const c1 = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const c2 = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${[...c1, ...c2, ...end].map((value) => written(value as number)).join(' ')}`
  })
  return `M${at(0).map(written).join(' ')}${segments.join('')}`
}

/** Levels between 0 and 1 that rise and fall in syllables, as speech does. */
export function speech(count: number, phase = 0) {
  return Array.from({ length: count }, (_, index) => {
    const syllable = Math.abs(Math.sin(index * 0.62 + phase))
    const breath = 0.55 + 0.45 * Math.sin(index * 0.23 + phase * 1.7)
    return 0.12 + 0.88 * syllable ** 1.2 * breath
  })
}

const ALMOST_NOTHING = 0.004

/** Leaves out what cannot be seen, so that a thing gone and a thing not yet there are the same. */
export function faded(opacity: number, content: string): string {
  if (opacity < ALMOST_NOTHING || content === '') return ''
  return opacity > 1 - ALMOST_NOTHING ? content : group({ opacity }, content)
}

export const moved = ([x, y]: Point, content: string): string =>
  group({ transform: `translate(${hundredths(x)} ${hundredths(y)})` }, content)

type TextLook = {
  size: number
  fill: string
  weight?: number
  /** Width axis of the type, in per cent. */
  width?: number
  anchor?: 'start' | 'middle' | 'end'
}

export function text([x, y]: Point, content: string, look: TextLook): string {
  const { size, fill, weight = 500, width = 92, anchor = 'start' } = look
  const font = { 'font-size': size, 'font-weight': weight, style: `font-stretch:${width}%` }
  return element('text', { x, y, fill, ...font, 'text-anchor': anchor }, content)
}

/** Words that come one after the other as they are spoken; the line never moves. */
export function spokenText(at: Point, words: string, heard: number, look: TextLook): string {
  const list = words.split(' ')
  const spans = list.map((word, index) => {
    const opacity = Math.min(1, Math.max(0, heard * list.length * 1.05 - index))
    return element('tspan', { 'fill-opacity': opacity }, index === 0 ? word : ` ${word}`)
  })
  return text(at, spans.join(''), look)
}
