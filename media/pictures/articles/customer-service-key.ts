import { palette } from '../../palette.ts'
import { bars, curve, group, line, type Point, ring } from '../../svg.ts'
import { cover, MIDDLE } from './cover.ts'

const SHAFT = 312
const teeth = [96, 190, 132, 262, 214, 118, 236, 160, 84]

function echo(index: number) {
  const points = Array.from({ length: 27 }, (_, step): Point => {
    const x = (step - 1) * 50
    return [x, MIDDLE[1] + Math.sin(step * 0.5 + index * 0.5) * (90 + index * 24)]
  })
  return line(curve(points), palette.saffron, 2, { opacity: 0.5 })
}

/** A key whose bit is a voice. */
export function customerServiceKey() {
  const bit = teeth.map((height, index) => {
    const colour = index === 3 ? palette.saffron : palette.green300
    return bars([690 + index * 48, SHAFT + height / 2 - 14], 48, [height], colour, 32)
  })
  return cover(
    'green',
    ...[0, 1, 2, 3, 4].map(echo),
    group(
      { transform: 'rotate(-6 600 337)' },
      ring([268, SHAFT], 150, palette.paper, 52, palette.green800),
      ring([268, SHAFT], 88, palette.green300, 4),
      ring([268, SHAFT], 66, palette.green300, 4),
      ...bit,
      line(`M440 ${SHAFT}H1108`, palette.paper, 52),
      line(`M500 ${SHAFT - 48}V${SHAFT + 48}`, palette.paper, 28),
    ),
  )
}
