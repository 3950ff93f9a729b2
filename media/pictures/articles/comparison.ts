import { palette } from '../../palette.ts'
import { bars, disc, group, line, shape, speech } from '../../svg.ts'
import { BOLD, cover, FIRM } from './cover.ts'

const BEAM = 470
const BAR = 22
const PITCH = 40
const COUNT = 10
const standing = BEAM - FIRM - BAR

/** A bar that stands on the beam instead of hanging about an axis. */
const standingBar = (x: number, height: number, colour: string) =>
  bars([x, standing - height / 2 + BAR / 2], PITCH, [height], colour, BAR)

/** A voice with life in it outweighs a flat one. */
export function comparison() {
  const lively = speech(COUNT, 0.5).map((level) => 50 + level * 330)
  const tallest = lively.indexOf(Math.max(...lively))
  const flat = Array.from({ length: COUNT }, () => 92)
  const scale = group(
    { transform: 'rotate(-6 600 470)' },
    ...lively.map((height, index) =>
      standingBar(130 + index * PITCH, height, index === tallest ? palette.saffron : palette.mint),
    ),
    ...flat.map((height, index) => standingBar(710 + index * PITCH, height, palette.green600)),
    line(`M90 ${BEAM}H1110`, palette.paper, BOLD),
  )
  return cover(
    'green',
    shape('M600 478l112 132h-224Z', palette.paper, {
      stroke: palette.paper,
      'stroke-width': BOLD,
      'stroke-linejoin': 'round',
    }),
    scale,
    disc([600, BEAM], 24, palette.paper),
    disc([600, BEAM], 9, palette.green800),
  )
}
