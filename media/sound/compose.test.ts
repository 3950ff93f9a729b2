import { expect, test } from 'vitest'
import { CALL_SECONDS, levels, PICKED_UP_AT, supportCall } from '../films/support-call.ts'
import { composeSupportCall } from './compose.ts'
import { SAMPLES_PER_SECOND, wavFile } from './wav.ts'

const samples = composeSupportCall()

/** How loud it is on average between two moments. */
function loudness(from: number, until: number): number {
  const part = samples.subarray(from * SAMPLES_PER_SECOND, until * SAMPLES_PER_SECOND)
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
}

test('it lasts as long as the film, never too loud, and ends in silence', () => {
  expect(samples.length).toBe(CALL_SECONDS * SAMPLES_PER_SECOND)
  expect(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(0.5)
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
})

test('the phone rings before it is picked up', () => {
  expect(loudness(0.1, 0.4)).toBeGreaterThan(0.05)
  expect(loudness(PICKED_UP_AT, PICKED_UP_AT + 0.2)).toBeGreaterThan(0.02)
})

test('the tones follow the level meter: they sound while somebody speaks, and rest between', () => {
  for (const { from, until } of supportCall) expect(loudness(from, until)).toBeGreaterThan(0.03)
  const spoken = levels.filter(({ speaker }) => speaker)
  const half = spoken.length / 2
  const sorted = spoken.toSorted((one, other) => one.loudness - other.loudness)
  const mean = (bars: typeof spoken) =>
    bars.reduce((sum, { at }) => sum + loudness(at, at + 0.15), 0) / bars.length
  expect(mean(sorted.slice(half))).toBeGreaterThan(mean(sorted.slice(0, half)) * 1.2)
})

test('a WAV file says what is in it', () => {
  const file = wavFile(samples)
  expect(file.toString('latin1', 0, 4)).toBe('RIFF')
  expect(file.readUInt32LE(24)).toBe(SAMPLES_PER_SECOND)
  expect(file.readUInt32LE(40)).toBe(samples.length * 2)
  expect(file.length).toBe(44 + samples.length * 2)
})
