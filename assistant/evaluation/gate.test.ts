import { expect, test } from 'vitest'
import published from '#content/facts/measured-accuracy.json' with { type: 'json' }
import { readModel } from '../engine/model-file.ts'
import { trainedModelPath } from '../training/trained-model.ts'
import { frozenRows } from './frozen-sets.ts'
import { measuredFrom } from './measured.ts'
import { runRow } from './run-set.ts'

test('the engine does on the frozen sets what the site says it does, or better', async () => {
  const model = readModel(await trainedModelPath())
  const now = measuredFrom(
    frozenRows().map((row) => runRow(row, model)),
    published.date,
  )
  expect(now.questions).toBe(published.questions)
  expect(now.conversations).toBe(published.conversations)
  const worse = (['right', 'declined', 'conversationsRight', 'inVoice'] as const).filter(
    (figure) => now[figure] < published[figure],
  )
  expect(worse).toEqual([])
  expect(now.wrongBills).toBeLessThanOrEqual(published.wrongBills)
  expect(now.falseYes).toBeLessThanOrEqual(published.falseYes)
}, 300_000)
