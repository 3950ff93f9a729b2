import { expect, test } from 'vitest'
import { en } from '../languages/en/language.ts'
import { frozenRows } from './frozen-sets.ts'
import { createOverlapCheck, trainingGrammars } from './overlap.ts'
import { textOf } from './row.ts'

test('a question that a grammar derives, or nearly, is known', () => {
  const grammar = '(how much|what) does (the|your) <plan> [plan] cost us'
  const knownFrom = createOverlapCheck([{ language: en, grammar }])
  expect(knownFrom('How much does your Pro plan cost us?')).toBe(grammar)
  expect(knownFrom('what does the base plan cost us')).toBe(grammar)
  expect(knownFrom('what does your plan cost us today')).toBe(grammar)
  expect(knownFrom('is there somebody who could tell me the price')).toBe(null)
})

test('no frozen question can be derived from what the engine is trained on', async () => {
  const knownFrom = createOverlapCheck(await trainingGrammars())
  const asked = frozenRows().flatMap(({ id, turns }) =>
    turns.map((turn) => ({ id, text: textOf(turn) })),
  )
  const known = asked.flatMap(({ id, text }) => {
    const grammar = knownFrom(text)
    return grammar ? [{ id, text, grammar }] : []
  })
  expect(known).toEqual([])
}, 300_000)
