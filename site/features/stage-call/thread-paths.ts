type Point = readonly [x: number, y: number]

/** Where things stand, measured within the stage. */
export type StageLayout = {
  /** Where a thread leaves each key; keys that are scrolled out of sight have none. */
  keys: readonly (Point | null)[]
  /** The card's edge that faces the keys. */
  edge: number
  /** The wave that the playhead runs along, and the height at which the thread ends in it. */
  wave: { left: number; right: number; end: number }
}

const CORNER = 14
const BETWEEN_RAILS = 4
const BETWEEN_PORTS = 11

/** The threads that do not speak: from each key to its place at the card's edge, crossing none. */
export function quietThreads(layout: StageLayout): (string | null)[] {
  const { keys, edge } = layout
  return keys.map((key, index) => {
    if (!key) return null
    const port = portOf(layout, index)
    const rail = railOf(layout, index, port)
    return rounded([key, [key[0], rail], [port, rail], [port, edge]])
  })
}

/** The thread that speaks: from its key to the playhead. */
export function speakingThread(layout: StageLayout, index: number, played: number) {
  const key = layout.keys[index]
  const { left, right, end } = layout.wave
  const x = left + (right - left) * played
  const rail = railOf(layout, index, x)
  const points: Point[] = [
    [x, rail],
    [x, end],
  ]
  // A chosen key that is scrolled out of sight still has a playhead.
  const path = rounded(
    key
      ? [key, [key[0], rail], ...points]
      : [
          [x, layout.edge],
          [x, end],
        ],
  )
  return { path, key, playhead: [x, end] as const }
}

function portOf({ keys, wave }: StageLayout, index: number): number {
  const middle = wave.left + (wave.right - wave.left) * 0.72
  return middle + (index - (keys.length - 1) / 2) * BETWEEN_PORTS
}

/**
 * Threads run side by side. Of those that go the same way the one with the longest way runs nearest to
 * the card: any other order would make them cross.
 */
function railOf({ keys, edge }: StageLayout, index: number, to: number): number {
  const start = keys.find((key) => key !== null)?.[1] ?? edge
  const gap = start - edge
  const from = keys[index]?.[0] ?? to
  const rank = from < to ? index : keys.length - 1 - index
  const room = Math.min(BETWEEN_RAILS, Math.abs(gap) / (keys.length + 3))
  return edge + Math.sign(gap) * room * (rank + 2)
}

/** Straight lines with round corners. */
function rounded(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const parts = points.slice(1).map((point, index) => {
    const before = points[index] ?? first
    const after = points[index + 2]
    if (!after) return `L${text(point)}`
    const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2)
    return `L${text(towards(point, before, radius))}Q${text(point)} ${text(towards(point, after, radius))}`
  })
  return `M${text(first)}${parts.join('')}`
}

const distance = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(toX - x, toY - y)

function towards(from: Point, to: Point, by: number): Point {
  const share = by / (distance(from, to) || 1)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
