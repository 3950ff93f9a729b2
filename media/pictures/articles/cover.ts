import { palette } from '../../palette.ts'
import { drawing, element, line, type Point, rect } from '../../svg.ts'

/** Every cover: 24 columns of 50 units, bars on the half column, lines of 4, 8 and 16 units. */
export const WIDTH = 1200
export const HEIGHT = 675
export const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2]
export const FINE = 4
export const FIRM = 8
export const BOLD = 16

type Ground = keyof typeof grounds

/** Deep enough to stand on a light page and on a dark one. */
const grounds = {
  night: { ground: palette.green950, rule: palette.green800 },
  green: { ground: palette.green800, rule: palette.green600 },
  saffron: { ground: palette.saffron, rule: palette.onSaffron },
} as const

/** The ground and the listening line that runs through the whole series. */
export function cover(ground: Ground, ...figure: string[]) {
  const { ground: fill, rule } = grounds[ground]
  return drawing(
    WIDTH,
    HEIGHT,
    rect([0, 0], WIDTH, HEIGHT, fill),
    line(`M0 ${MIDDLE[1]}H${WIDTH}`, rule, 2, { opacity: 0.5 }),
    ...figure,
  )
}

type Script = 'Latin' | 'Devanagari' | 'Tamil'

/** Live text: covers are rasterised in a browser, which shapes every script. */
export function word(
  text: string,
  script: Script,
  [x, y]: Point,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
) {
  return element(
    'text',
    {
      x,
      y,
      fill,
      'font-family': `Anek ${script}`,
      'font-size': size,
      'font-weight': 640,
      'font-stretch': '86%',
      'text-anchor': anchor,
    },
    text,
  )
}
