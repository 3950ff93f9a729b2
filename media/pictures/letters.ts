import { type Point, shape, tenths } from '../svg.ts'
import { type Letters, lettering } from './lettering.ts'

/** Letters as an outline, scaled to a cap height and centred on a point. */
export function letters(text: Letters, [cx, cy]: Point, height: number, fill: string) {
  const { box, outline } = lettering[text]
  const scale = height / (box[3] - box[1])
  const x = cx - ((box[0] + box[2]) / 2) * scale
  const y = cy - ((box[1] + box[3]) / 2) * scale
  const factor = Math.round(scale * 10_000) / 10_000
  return shape(outline, fill, { transform: `translate(${tenths(x)} ${tenths(y)})scale(${factor})` })
}
