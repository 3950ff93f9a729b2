import { expect, test } from 'vitest'
import { quietThreads, type StageLayout, speakingThread } from './thread-paths.ts'

const below: StageLayout = {
  keys: Array.from({ length: 10 }, (_, index) => [300 + index * 100, 700] as const),
  edge: 650,
  wave: { left: 820, right: 1150, end: 560 },
}
const above: StageLayout = {
  keys: [[60, 300], [150, 300], [240, 300], [330, 300], ...Array.from({ length: 6 }, () => null)],
  edge: 340,
  wave: { left: 100, right: 300, end: 400 },
}

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

/** The level stretch of a thread, between its two corners. */
function levelOf(path: string): number {
  const heights = points(path).map(([, y]) => y)
  return heights.find((y, index) => heights[index + 1] === y) ?? Number.NaN
}

test.each([below, above])('every key in sight has a thread to the card', (layout) => {
  const threads = quietThreads(layout)
  for (const [index, path] of threads.entries()) {
    const key = layout.keys[index]
    if (!key) expect(path).toBeNull()
    else {
      expect(points(path ?? '')[0]).toEqual([...key])
      expect(points(path ?? '').at(-1)?.[1]).toBe(layout.edge)
    }
  }
})

test('threads run between the keys and the card, each at a height of its own on its side', () => {
  const threads = quietThreads(below).map((path) => path ?? '')
  const rightward = threads.filter((path) => {
    const [from] = points(path)
    const to = points(path).at(-1)
    return from && to && from[0] < to[0]
  })
  const levels = rightward.map(levelOf)
  expect(new Set(levels).size).toBe(levels.length)
  for (const level of levels) {
    expect(level).toBeGreaterThan(below.edge)
    expect(level).toBeLessThan(700)
  }
  // The leftmost key has the longest way and runs nearest to the card.
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
})

test.each([below, above])(
  'the thread that speaks ends in the playhead, wherever it is',
  (layout) => {
    const { left, right, end } = layout.wave
    for (const played of [0, 0.5, 1]) {
      const { path, playhead } = speakingThread(layout, 1, played)
      expect(playhead).toEqual([left + (right - left) * played, end])
      expect(points(path)[0]).toEqual([...(layout.keys[1] ?? [])])
      expect(points(path).at(-1)).toEqual([...playhead])
      expect(path).not.toContain('NaN')
    }
  },
)

test('a chosen key that is scrolled away leaves the playhead at the card', () => {
  const { path, key } = speakingThread(above, 8, 0.5)
  expect(key).toBeNull()
  expect(points(path)[0]?.[1]).toBe(above.edge)
})
