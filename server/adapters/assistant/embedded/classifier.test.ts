import { expect, test } from 'vitest'
import { classify } from './classifier.ts'
import { featuresOf } from './features.ts'
import { train } from './training/train.ts'

const SIZE = 1 << 12
const labels = ['fruit', 'tool']
const said = {
  fruit: ['ripe mango', 'sweet banana', 'fresh mango juice', 'a banana a day'],
  tool: ['steel hammer', 'a sharp chisel', 'hammer and nails', 'chisel for wood'],
}
const examples = Object.entries(said).flatMap(([label, texts]) =>
  texts.map((text) => ({ label, features: featuresOf(text, [], SIZE) })),
)
const options = { labels, size: SIZE, epochs: 20, rate: 0.3, seed: 1 }
const model = train(examples, options)
const best = (text: string) => classify(model, featuresOf(text, [], SIZE))[0]

test('learns what belongs together', () => {
  expect(best('mango')?.label).toBe('fruit')
  expect(best('two hammers')?.label).toBe('tool')
})

test('forgives a slip of the thumb', () => {
  expect(best('manggo jiuce')?.label).toBe('fruit')
})

test('is unsure of what it never saw', () => {
  expect(best('qqqq')?.confidence).toBeLessThan(0.7)
})

test('the same examples and seed give the same weights', () => {
  expect(train(examples, options).weights).toEqual(model.weights)
})

test('confidences are shares of one', () => {
  const ranking = classify(model, featuresOf('mango hammer', [], SIZE))
  expect(ranking.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1)
})
