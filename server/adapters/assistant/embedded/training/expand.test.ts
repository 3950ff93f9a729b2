import { describe, expect, test } from 'vitest'
import { intents } from '#content/assistant/intents.ts'
import { lexiconByTongue } from '#content/assistant/lexicons/by-tongue.ts'
import { tongues } from '#content/assistant/tongues.ts'
import { utterancesByTongue } from '#content/assistant/utterances/by-tongue.ts'
import { expand, slotForms } from './expand.ts'

const texts = (grammars: string[], slots = {}, atMost = 100) =>
  expand(grammars, slots, atMost, 1)
    .map(({ text }) => text)
    .sort()

test('alternatives and options give every text they can', () => {
  expect(texts(['(hi|hello) [dear] friend'])).toEqual([
    'hello dear friend',
    'hello friend',
    'hi dear friend',
    'hi friend',
  ])
})

test('groups nest and may be empty', () => {
  expect(texts(['a(b|(c|d)e|)'])).toEqual(['a', 'ab', 'ace', 'ade'])
})

test('a slot takes the forms of the lexicon', () => {
  expect(texts(['<plan> price'], { plan: ['pro', 'base'] })).toEqual(['base price', 'pro price'])
})

test('the same seed gives the same texts, and never more than asked for', () => {
  const grammars = ['(a|b|c|d) (e|f|g|h) (i|j|k|l)']
  expect(expand(grammars, {}, 20, 7)).toEqual(expand(grammars, {}, 20, 7))
  expect(expand(grammars, {}, 20, 7)).toHaveLength(20)
})

test('a grammar with few readings is not drowned by one with many', () => {
  const found = expand(['(a|b|c|d|e)(a|b|c|d|e)(a|b|c|d|e)', 'rare'], {}, 10, 3)
  expect(found.map(({ text }) => text)).toContain('rare')
})

describe.each(tongues)('%s', (tongue) => {
  test.each(intents)('has enough to say for %s', (intent) => {
    const slots = slotForms(lexiconByTongue[tongue])
    const atLeast = tongue === 'en' ? 100 : 30
    const small = new Set(['goodbye', 'thanks', 'greeting'])
    const found = expand(utterancesByTongue[tongue][intent], slots, atLeast, 1)
    expect(found.length).toBeGreaterThanOrEqual(
      small.has(intent) ? Math.min(atLeast, 60) / 2 : atLeast,
    )
  })
})
