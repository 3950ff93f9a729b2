import { expect, test } from 'vitest'
import { en } from '../languages/en/language.ts'
import { frozenRows } from './frozen-sets.ts'
import { createOverlapCheck, trainingGrammars } from './overlap.ts'
import { textOf } from './row.ts'

test('a question that a grammar derives, or nearly, is known', () => {
  const grammar = '(how much|what) does (the|your) <plan> [plan] cost us'
  const isKnown = createOverlapCheck([{ language: en, grammar }])
  expect(isKnown('How much does your Pro plan cost us?')).toBe(true)
  expect(isKnown('what does the base plan cost us')).toBe(true)
  expect(isKnown('what does plan the base cost us now')).toBe(true)
  expect(isKnown('is there somebody who could tell me the price')).toBe(false)
})

test('no frozen question can be derived from what the engine is trained on', async () => {
  const isKnown = createOverlapCheck(await trainingGrammars())
  const asked = frozenRows().flatMap(({ id, turns }) =>
    turns.map((turn) => ({ id, text: textOf(turn) })),
  )
  expect(asked.filter(({ text }) => isKnown(text))).toEqual([])
}, 120_000)
