import { expect, onTestFinished, test, vi } from 'vitest'
import type { DemoCallProgress } from '#contract/calls/demo-call-progress.ts'
import { serveCalls } from '#site/testing/serve-calls.ts'
import { followCall, pauseAfter } from './follow-call.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

const waiting = (state: DemoCallProgress['state'], when: string | null = null) =>
  pauseAfter({ state, at: when, words: null })

test('a call under way is looked at often, one that waits seldom, one that is over never', () => {
  vi.useFakeTimers({ now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  expect(waiting('dialling')).toBe(2000)
  expect(waiting('ringing')).toBe(2000)
  expect(waiting('talking')).toBe(2000)
  expect(waiting('queued')).toBe(15_000)
  expect(waiting('queued', at(10))).toBe(10 * 60_000)
  expect(waiting('queued', at(600))).toBeNull()
  for (const state of ['person', 'ended', 'missed', 'unheard'] as const)
    expect(waiting(state)).toBeNull()
})

const assumed = { state: 'queued', at: null, words: null } as const

test('it tells each answer, and asks no more once the call is over', async () => {
  const answers = ['ringing', 'ended', 'ringing']
  const asked: string[] = []
  await serveCalls((request, response) => {
    asked.push(request.url ?? '')
    response.end(JSON.stringify({ state: answers[asked.length - 1], at: null, words: null }))
  })
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }))
  const told: string[] = []
  const leaving = new AbortController()
  await followCall('a/b', {
    tell: ({ state }) => told.push(state),
    assumed,
    leaving: leaving.signal,
  })
  expect(told).toEqual(['ringing', 'ended'])
  expect(asked).toEqual(['/demo_call?call=a%2Fb', '/demo_call?call=a%2Fb'])
})

test('a call that is not known any more is not asked about again', async () => {
  let asked = 0
  await serveCalls((_request, response) => {
    asked += 1
    response.statusCode = 404
    response.end('{}')
  })
  const tell = vi.fn()
  await followCall('1', { tell, assumed, leaving: new AbortController().signal })
  expect([asked, tell.mock.calls]).toEqual([1, []])
})

test('what is likely is told where the first look does not get through', async () => {
  await serveCalls((request) => request.destroy())
  const leaving = new AbortController()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const told = vi.fn(() => leaving.abort())
  await followCall('1', { tell: told, assumed, leaving: leaving.signal })
  expect(told.mock.calls).toEqual([[assumed]])
})
