import { brand as facts } from '#content/facts/brand.ts'
import { palette } from '../palette.ts'
import { bars, drawing, element, rect, shape } from '../svg.ts'
import { lettering } from './lettering.ts'

type Colours = { ground: string; side: string; centre: string }

const brand: Colours = { ground: palette.green800, side: palette.paper, centre: palette.saffron }
const reversed: Colours = { ground: palette.paper, side: palette.green800, centre: palette.saffron }

const SIZE = 64
const BAR = 5
const PITCH = 9
const heights = { left: [13, 26], centre: [38], right: [22, 9] }

/** The five bars on a 64-unit square, about its middle. */
function voice({ side, centre }: Omit<Colours, 'ground'>, width = BAR) {
  const middle = SIZE / 2
  return [
    bars([middle - 2 * PITCH, middle], PITCH, heights.left, side, width),
    bars([middle, middle], PITCH, heights.centre, centre, width),
    bars([middle + PITCH, middle], PITCH, heights.right, side, width),
  ].join('')
}

const tile = (ground: string) => rect([0, 0], SIZE, SIZE, ground, 18)

export const mark = () => drawing(SIZE, SIZE, tile(brand.ground), voice(brand))
export const markReversed = () => drawing(SIZE, SIZE, tile(reversed.ground), voice(reversed))

/** One colour for stamps, faxes and engraving: the bars are cut out of the tile. */
export function markMono() {
  const cut = element(
    'mask',
    { id: 'm' },
    rect([0, 0], SIZE, SIZE, '#fff') + voice({ side: '#000', centre: '#000' }),
  )
  return drawing(SIZE, SIZE, cut, rect([0, 0], SIZE, SIZE, palette.ink, 18, { mask: 'url(#m)' }))
}

const wordmarkSize = { width: 212, height: 64 } as const

function named(colours: Colours, ink: string) {
  const name = shape(lettering[facts.name].outline, ink, {
    transform: 'translate(80 46.5)scale(.061)',
  })
  const { width, height } = wordmarkSize
  return drawing(width, height, tile(colours.ground), voice(colours), name)
}

export const wordmark = () => named(brand, palette.ink)
export const wordmarkReversed = () => named(reversed, palette.paper)

/** Heavier bars and less air: what remains of the mark at sixteen pixels. */
export const favicon = () =>
  drawing(
    SIZE,
    SIZE,
    tile(brand.ground),
    element('g', { transform: 'translate(-6.4 -6.4)scale(1.2)' }, voice(brand, 6)),
  )

/** Square to the edges, for launchers and networks that cut their own shape. */
export const fullBleed = () =>
  drawing(SIZE, SIZE, rect([0, 0], SIZE, SIZE, brand.ground), voice(brand))
