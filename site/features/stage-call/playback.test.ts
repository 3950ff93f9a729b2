import { expect, test } from 'vitest'
import {
  firstPlayback,
  nextPlayback,
  type Playback,
  type PlaybackEvent,
  runOn,
} from './playback.ts'

const after = (start: Playback, ...events: PlaybackEvent[]) => events.reduce(nextPlayback, start)
const waiting = firstPlayback({ asked: false, still: false })

test('it waits to be seen, plays by itself and ends once', () => {
  expect(waiting.phase).toBe('waiting')
  expect(after(waiting, 'seen')).toEqual({ phase: 'playing', asked: false })
  expect(after(waiting, 'seen', 'ended')).toEqual({ phase: 'done', asked: false })
  expect(after(waiting, 'seen', 'ended', 'seen').phase).toBe('done')
})

test('one button pauses, plays on and plays again', () => {
  const paused = after(waiting, 'seen', 'toggled')
  expect(paused.phase).toBe('paused')
  expect(after(paused, 'seen').phase).toBe('paused')
  expect(after(paused, 'ended').phase).toBe('paused')
  expect(after(paused, 'toggled')).toEqual({ phase: 'playing', asked: true })
  expect(after(waiting, 'seen', 'ended', 'toggled')).toEqual({ phase: 'playing', asked: true })
})

test('a chosen language plays at once, because it was asked for', () => {
  expect(firstPlayback({ asked: true, still: false })).toEqual({ phase: 'playing', asked: true })
  expect(after(waiting, 'restarted')).toEqual({ phase: 'playing', asked: true })
})

test('without motion the finished call is shown, chosen or not, until it is asked to play', () => {
  for (const asked of [true, false]) {
    const still = firstPlayback({ asked, still: true })
    expect(still.phase).toBe('done')
    expect(after(still, 'seen').phase).toBe('done')
    expect(after(still, 'toggled')).toEqual({ phase: 'playing', asked: true })
  }
})

test('a paused page holds what plays by itself, and lets it go on; what was asked for plays', () => {
  const playing = after(waiting, 'seen')
  expect(after(playing, 'page-paused').phase).toBe('paused')
  expect(after(playing, 'page-paused', 'page-resumed')).toEqual(playing)
  const asked = firstPlayback({ asked: true, still: false })
  expect(after(asked, 'page-paused')).toEqual(asked)
  expect(after(waiting, 'seen', 'ended', 'page-resumed').phase).toBe('done')
})

test('the clock runs with time, and no further than its limit', () => {
  expect(runOn({ position: 1, limit: 5 }, 0.5)).toEqual({ position: 1.5, limit: 5 })
  expect(runOn({ position: 4.8, limit: 5 }, 0.5)).toEqual({ position: 5, limit: 5 })
  expect(runOn({ position: 5.2, limit: 5 }, 0.5)).toEqual({ position: 5.2, limit: 5 })
})
