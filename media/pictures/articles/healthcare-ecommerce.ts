import { palette } from '../../palette.ts'
import { line, shape } from '../../svg.ts'
import { BOLD, cover, MIDDLE } from './cover.ts'

const PULSE = MIDDLE[1]

/** One line: a heartbeat that goes on to draw a shopping bag. */
export function healthcareEcommerce() {
  return cover(
    'green',
    line(
      `M-20 ${PULSE}H130l34-62 44 62h44l52-210 84 400 62-252 34 62H690L676 600H1064L1030 232H700L690 ${PULSE}`,
      palette.paper,
      BOLD,
    ),
    line('M776 300V216a89 94 0 0 1 178 0V300', palette.green300, BOLD),
    shape(
      'M865 528C800 478 772 446 772 410c0-28 21-48 47-48 19 0 36 10 46 28 10-18 27-28 46-28 26 0 47 20 47 48 0 36-28 68-93 118Z',
      palette.saffron,
    ),
  )
}
