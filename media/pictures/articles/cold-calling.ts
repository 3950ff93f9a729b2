import { palette } from '../../palette.ts'
import { disc, line, type Point, ring } from '../../svg.ts'
import { cover, FINE, FIRM } from './cover.ts'

const KEY = 46
const columns = [130, 255, 380]
const rows = [150, 275, 400, 525]
const dialled: Point = [380, 275]
const LINES = 13
const answered = 4

function reached(index: number) {
  const y = 56 + index * ((675 - 112) / (LINES - 1))
  const [x0, y0] = dialled
  const chosen = index === answered
  const colour = chosen ? palette.saffron : palette.green300
  const d = `M${x0 + KEY} ${y0}C${x0 + 330} ${y0} ${x0 + 300} ${y} ${chosen ? 1070 : 1090} ${y}`
  return line(d, colour, chosen ? FIRM : FINE) + disc([1100, y], chosen ? 26 : 12, colour)
}

/** One key at a time on the left, a whole list at once on the right. */
export function coldCalling() {
  const keys = rows.flatMap((y) =>
    columns.map((x) => ring([x, y], KEY, palette.green600, FINE + 2)),
  )
  const fan = Array.from({ length: LINES }, (_, index) => index)
    .sort((a, b) => Number(a === answered) - Number(b === answered))
    .map(reached)
  return cover('night', ...keys, ...fan, disc(dialled, KEY + 4, palette.saffron))
}
