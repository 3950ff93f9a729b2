import { palette } from '../../palette.ts'
import { element, group, line } from '../../svg.ts'
import { cover } from './cover.ts'

const BAND = 78
const STRANDS = 5
/**
 * From the left edge through the knot and back; mirrored, it is the other half of a reef knot. Its two
 * ends touch, so that nothing of the other loop shows between them.
 */
const loop =
  'M-60 290H430C560 290 640 130 750 130A200 207 0 0 1 750 545C640 545 560 385 430 385H-60'

function band(d: string, colour: string, ground: string) {
  return line(d, ground, BAND + 20) + line(d, colour, BAND)
}

/** The machine's voice is a cord of five strands: bands in turn, wide to narrow. */
function cord(d: string, colour: string, ground: string) {
  const strand = BAND / (STRANDS * 2 - 1)
  const layers = Array.from({ length: STRANDS }, (_, index) =>
    line(d, index % 2 === 0 ? colour : ground, BAND - index * strand * 2),
  )
  return line(d, ground, BAND + 20) + layers.join('')
}

/** Person and machine, tied in a reef knot: pulling makes it hold. */
export function humanAgents() {
  const machine = cord(loop, palette.green300, palette.green950)
  const person = group(
    { transform: 'matrix(-1 0 0 1 1200 0)' },
    band(loop, palette.saffron, palette.green950),
  )
  const crossings = element(
    'clipPath',
    { id: 'over' },
    '<rect x="500" y="100" width="200" height="190"/><rect x="500" y="385" width="200" height="190"/>',
  )
  return cover('night', crossings, person, machine, group({ 'clip-path': 'url(#over)' }, person))
}
