import { palette } from '../../palette.ts'
import { bars, curve, disc, line, type Point, ring } from '../../svg.ts'
import { cover, FIRM, MIDDLE } from './cover.ts'

const [CX, CY] = MIDDLE
const RING = 128
const lanes = [-2, -1, 0, 1, 2]
const GAP = 84

/** Loops that calm down until they enter the ring side by side. */
function tangle(lane: number) {
  const steps = 140
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps
    const unrest = (1 - t) ** 0.8
    const turn = t * (19 + lane) + lane * 1.4
    const drift = Math.sin(t * 5 + lane * 2.1) * 46 * unrest
    return [
      -90 + t * (CX + 90) + Math.sin(turn) * 150 * unrest,
      CY + lane * 34 * t + drift + Math.cos(turn) * (176 + lane * 18) * unrest,
    ]
  })
  return line(curve(points), palette.green300, FIRM - 2)
}

function delivered(lane: number) {
  const y = CY + lane * GAP
  const start = CY + lane * 34
  const d = `M${CX} ${start}H${CX + RING}C${CX + RING + 130} ${start} ${CX + RING + 90} ${y} 930 ${y}H1056`
  const tick = line(`M1084 ${y + 1}l11 11 21-23`, palette.green800, FIRM)
  return line(d, palette.paper, FIRM - 2) + disc([1100, y], 34, palette.paper) + tick
}

/** Whatever comes in tangled leaves in order. */
export function serviceDelivery() {
  return cover(
    'green',
    ...lanes.map(tangle),
    ...lanes.map(delivered),
    ring(MIDDLE, RING, palette.saffron, 16, palette.green950),
    bars([CX - 56, CY], 28, [38, 92, 136, 76, 30], palette.paper, 16),
  )
}
