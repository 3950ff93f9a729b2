import { expect, test } from 'vitest'
import { exampleCalls } from '#content/example-calls/all.ts'
import { timelineOf } from './timeline.ts'
import { waveBars } from './wave-bars.ts'

test.each(exampleCalls)('the wave of $language shows who speaks when, and every pause', (call) => {
  const timeline = timelineOf(call)
  const bars = waveBars(timeline, 336, 48)
  expect(bars).toHaveLength(56)
  for (const { x, half, speaker } of bars) {
    const t = (x / 336) * timeline.seconds
    const turn = timeline.turns.find(({ from, until }) => t >= from && t <= until)
    expect(speaker).toBe(turn?.speaker ?? null)
    expect(half).toBeLessThanOrEqual(24)
    if (!speaker) expect(half).toBe(1)
  }
  expect(bars.some(({ speaker }) => speaker === null)).toBe(true)
})

test('a wave without room has no bars', () => {
  const call = exampleCalls[0]
  expect(call && waveBars(timelineOf(call), 0, 48)).toEqual([])
})
