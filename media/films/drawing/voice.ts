import { round } from './svg.ts'

export type Point = { x: number; y: number }

/** A smooth line through points (Catmull-Rom, written as cubic curves). */
export function smoothLine(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? first
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const leave = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
    const arrive = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
    return `C${pair(leave)} ${pair(arrive)} ${pair(end)}`
  })
  return `M${pair(first)}${curves.join('')}`
}

/** The graph of a height over a stretch of x. */
export function ribbon(
  from: number,
  to: number,
  step: number,
  height: (x: number) => number,
): string {
  const count = Math.round((to - from) / step)
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / count
    return { x, y: height(x) }
  })
  return smoothLine(points)
}

function pair(point: Point): string {
  return `${round(point.x)} ${round(point.y)}`
}
