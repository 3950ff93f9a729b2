import { claims } from '#content/facts/claims.ts'
import { palette } from '../../palette.ts'
import { bars, disc, line } from '../../svg.ts'
import { letters } from '../letters.ts'
import { cover, FINE, HEIGHT, word } from './cover.ts'

const BAR = 56
const PITCH = 84
const BASE = 610
const heights = Array.from({ length: 12 }, (_, index) => 90 + 450 * 0.78 ** index)
const shades = [palette.mint, palette.green300, palette.green600]

/** The coin rolls down; the bill goes with it. */
export function reduceCosts() {
  const steps = heights.map((height, index) => {
    const colour = shades[Math.floor(index / 4)] as string
    return bars([138 + index * PITCH, BASE - height / 2], PITCH, [height], colour, BAR)
  })
  const ledger = [112, 225, HEIGHT / 2, 450, 562].map((y) =>
    line(`M0 ${y}H1200`, palette.green600, 2, { opacity: 0.5 }),
  )
  const coin = [138 + PITCH * 5, BASE - (heights[5] as number) - 66] as const
  return cover(
    'night',
    ...ledger,
    ...steps,
    line('M196 62C300 150 420 270 520 318', palette.saffron, FINE + 2, {
      'stroke-dasharray': '1 22',
    }),
    disc(coin, 66, palette.saffron),
    letters('₹', coin, 68, palette.onSaffron),
    line('M640 104v128m-48-48l48 48 48-48', palette.saffron, 24),
    word(claims.supportCostLowerBy, 'Latin', [1118, 252], 246, palette.paper, 'end'),
  )
}
