import { palette } from '../../palette.ts'
import { curve, disc, group, line, type Point, rect, ring } from '../../svg.ts'
import { cover, FINE, FIRM, MIDDLE, WIDTH } from './cover.ts'

const PILLAR = 150
const PITCH = 200
const headset =
  line('M-38 14V0a38 38 0 0 1 76 0v14M38 26c0 20-16 26-34 26', 'currentColor', FIRM) +
  line('M-38 8v20M38 8v20', 'currentColor', 18)
const cross = line('M0-40V40M-40 0H40', 'currentColor', 22)
const bag = line('M-36-16H36L42 44H-42ZM-18-16v-6a18 18 0 0 1 36 0v6', 'currentColor', FIRM)
const bell = line('M-42 26a42 42 0 0 1 84 0ZM-52 42H52M0-16v-14', 'currentColor', FIRM)

function cog() {
  const teeth = Array.from({ length: 8 }, (_, index) =>
    line('M0-36V-46', 'currentColor', 16, { transform: `rotate(${index * 45})` }),
  )
  return (
    ring([0, 0], 30, 'currentColor', FIRM + 2) + teeth.join('') + disc([0, 0], 9, 'currentColor')
  )
}

const uses = [
  { height: 250, fill: palette.green800, sign: headset },
  { height: 430, fill: palette.green600, sign: cross },
  { height: 590, fill: palette.saffron, sign: bag },
  { height: 380, fill: palette.green600, sign: cog() },
  { height: 220, fill: palette.green800, sign: bell },
]

function ribbon(offset: number) {
  const points = Array.from({ length: 25 }, (_, index): Point => {
    const x = index * (WIDTH / 24)
    const sway = Math.sin(index * 0.42 + offset * 0.35) * (60 + offset * 14)
    return [x, MIDDLE[1] + sway * Math.sin((index / 24) * Math.PI) + (offset - 3) * 9]
  })
  return line(curve(points), palette.green300, FINE / 2, { opacity: 0.6 })
}

/** Five uses of one voice: our mark, written large, with a trade on each bar. */
export function topUseCase() {
  const pillars = uses.map(({ height, fill, sign }, index) => {
    const x = MIDDLE[0] + (index - 2) * PITCH
    const ink = fill === palette.saffron ? palette.onSaffron : palette.paper
    return (
      rect([x - PILLAR / 2, MIDDLE[1] - height / 2], PILLAR, height, fill, PILLAR / 2) +
      group({ color: ink, transform: `translate(${x} ${MIDDLE[1]})` }, sign)
    )
  })
  return cover('night', ...[0, 1, 2, 3, 4, 5, 6].map(ribbon), ...pillars)
}
