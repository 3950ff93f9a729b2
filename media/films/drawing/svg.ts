type Attributes = Record<string, string | number | undefined>

const ALMOST_NOTHING = 0.004

/** Two decimals are finer than a pixel can show, and make equal pictures equal strings. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')
  return `<${name}${written}>${children.join('')}</${name}>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more })
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children)
}

/** Leaves out what cannot be seen, so that a thing gone and a thing not yet there are the same. */
export function faded(opacity: number, content: string): string {
  if (opacity < ALMOST_NOTHING || content === '') return ''
  return opacity > 1 - ALMOST_NOTHING ? content : group({ opacity }, content)
}

export function moved(x: number, y: number, content: string, scale = 1): string {
  const placed = `translate(${round(x)} ${round(y)})`
  const transform = scale === 1 ? placed : `${placed} scale(${Math.round(scale * 1000) / 1000})`
  return group({ transform }, content)
}

type TextLook = {
  size: number
  fill: string
  weight?: number
  /** Width axis of the type, in per cent. */
  width?: number
  anchor?: 'start' | 'middle' | 'end'
}

export function text(x: number, y: number, content: string, look: TextLook): string {
  const { size, fill, weight = 500, width = 92, anchor = 'start' } = look
  return element(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchor,
      style: `font-stretch:${width}%`,
    },
    content,
  )
}

/** Words that come one after the other as they are spoken; the line never moves. */
export function spokenText(
  x: number,
  y: number,
  words: string,
  heard: number,
  look: TextLook,
): string {
  const list = words.split(' ')
  const spans = list.map((word, index) => {
    const opacity = Math.min(1, Math.max(0, heard * list.length * 1.05 - index))
    return element('tspan', { 'fill-opacity': opacity }, index === 0 ? word : ` ${word}`)
  })
  return text(x, y, spans.join(''), look)
}

export function picture(
  width: number,
  height: number,
  background: string,
  ...parts: string[]
): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    rect(0, 0, width, height, background),
    ...parts,
  )
}
