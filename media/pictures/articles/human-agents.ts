import { palette } from '../../palette.ts'
import { element, group, line } from '../svg.ts'
import { cover } from './cover.ts'

const BAND = 78
const STRANDS = 5
/** From the left edge through the knot and back; mirrored, it is the other half of a reef knot. */
const loop =
  'M-60 262H430C560 262 640 130 750 130A200 207 0 0 1 750 545C640 545 560 413 430 413H-60'

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
  const machine = cord(loop, palette.green800, palette.mint)
  const person = group(
    { transform: 'matrix(-1 0 0 1 1200 0)' },
    band(loop, palette.saffron, palette.mint),
  )
  const crossings = element(
    'clipPath',
    { id: 'over' },
    '<rect x="500" y="100" width="200" height="190"/><rect x="500" y="385" width="200" height="190"/>',
  )
  return cover('mint', crossings, person, machine, group({ 'clip-path': 'url(#over)' }, person))
}
