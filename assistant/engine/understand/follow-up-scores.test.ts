import { describe, expect, test } from 'vitest'
import type { Classifier } from '../classify/classifier.ts'
import { addFollowUps } from './follow-up-scores.ts'

const labels = ['privacy.calls-kept', 'demo.length', 'reply-in']
/** Says the same of every text: its bias alone. */
const modelOf = (...bias: number[]): Classifier => ({
  labels,
  size: 2,
  scale: 1,
  temperature: 1,
  bias: Float32Array.from(bias),
  weights: new Int8Array(2 * labels.length),
})
const evidence = { signs: new Map<string, number>(), sounds: ['kitne', 'din'], unknown: 0 }
const added = (model: Classifier, words: number): number[] => {
  const scores = new Float32Array(labels.length)
  addFollowUps(scores, { evidence, before: 'demo.data', words }, model)
  return [...scores]
}

describe('what the topic before adds', () => {
  test('is added to what a text says by itself', () => {
    const [kept = 0, length = 0] = added(modelOf(2, -1, 0), 2)
    expect(kept).toBeGreaterThan(0)
    expect(length).toBeLessThan(0)
  })

  test('counts less for a long message', () => {
    const model = modelOf(2, 0, 0)
    expect(added(model, 14)[0] ?? 0).toBeLessThan(added(model, 3)[0] ?? 0)
  })

  test('never makes another reply language likelier, only less likely', () => {
    expect(added(modelOf(0, 0, 3), 2)[2]).toBe(0)
    expect(added(modelOf(0, 0, -3), 2)[2]).toBeLessThan(0)
  })
})
