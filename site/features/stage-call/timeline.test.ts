import { describe, expect, test } from 'vitest'
import { exampleCalls } from '#content/example-calls/all.ts'
import { momentAt, shareOfWord, timelineOf, wordAt } from './timeline.ts'

const call = exampleCalls[0]
if (!call) throw new Error('There is no call')
const timeline = timelineOf(call)
const [first, second, , last] = timeline.turns
if (!first || !second || !last) throw new Error('The call has too few turns')

describe.each(exampleCalls)('the clock of $language', (each) => {
  const { turns, seconds, outcomeAt } = timelineOf(each)

  test('has one speaker at a time, and a breath between two', () => {
    for (const [place, turn] of turns.entries()) {
      const before = turns[place - 1]
      if (before) expect(turn.from - before.until).toBeCloseTo(0.35)
      expect(turn.until - turn.from).toBeCloseTo(each.turns[place]?.seconds ?? 0)
    }
    expect(seconds).toBe(turns.at(-1)?.until)
  })

  test('gives every word its time, one after the other, from the first moment to the last', () => {
    for (const { words, from, until, text } of turns) {
      expect(words[0]?.from).toBeCloseTo(from)
      expect(words.at(-1)?.until).toBeCloseTo(until)
      for (const [place, word] of words.entries()) {
        expect(word.until).toBeGreaterThan(word.from)
        expect(text.slice(word.at, word.at + word.text.length)).toBe(word.text)
        if (place > 0) expect(word.from).toBeCloseTo(words[place - 1]?.until ?? 0)
      }
    }
  })

  test('shows the outcome before the call is over', () => {
    expect(outcomeAt).toBeGreaterThan(turns.at(-1)?.from ?? 0)
    expect(outcomeAt).toBeLessThan(seconds)
  })
})

describe('a moment', () => {
  test('before the first word nothing is lit', () => {
    expect(momentAt(timeline, 0)).toEqual({ turn: 0, begun: 0, speaking: false, outcome: false })
  })

  test('words are lit one by one as they are begun', () => {
    const word = first.words[2]
    if (!word) throw new Error('The turn has too few words')
    expect(momentAt(timeline, word.from + 0.01)).toMatchObject({
      turn: 0,
      begun: 3,
      speaking: true,
    })
    expect(momentAt(timeline, word.from - 0.01)).toMatchObject({ turn: 0, begun: 2 })
  })

  test('between two turns the words of the first stay lit and nobody speaks', () => {
    expect(momentAt(timeline, first.until + 0.1)).toEqual({
      turn: 0,
      begun: first.words.length,
      speaking: false,
      outcome: false,
    })
    expect(momentAt(timeline, second.from + 0.01).turn).toBe(1)
  })

  test('the outcome comes with its words and stays', () => {
    expect(momentAt(timeline, timeline.outcomeAt - 0.01).outcome).toBe(false)
    expect(momentAt(timeline, timeline.outcomeAt).outcome).toBe(true)
    expect(momentAt(timeline, timeline.seconds)).toEqual({
      turn: 3,
      begun: last.words.length,
      speaking: false,
      outcome: true,
    })
  })

  test('a word fills from its first letter to its last', () => {
    const word = last.words[1]
    if (!word) throw new Error('The turn has too few words')
    const middle = (word.from + word.until) / 2
    const moment = momentAt(timeline, middle)
    expect(shareOfWord(timeline, moment, middle)).toBeCloseTo(0.5)
    expect(shareOfWord(timeline, moment, word.until + 1)).toBe(1)
  })
})

test('a device voice tells a place in the text; the word there is the one being spoken', () => {
  const [one, two] = first.words
  expect(wordAt(first, 0)).toBe(one)
  expect(wordAt(first, two?.at ?? -1)).toBe(two)
  expect(wordAt(first, (two?.at ?? 0) + 2)).toBe(two)
})

test('a recording brings its own times', () => {
  const turns = call.turns.map((_, place) => ({ from: 1 + place * 4, until: 4 + place * 4 }))
  const recorded = timelineOf(call, { seconds: 17.5, turns })
  expect(recorded.seconds).toBe(17.5)
  expect(recorded.turns.map(({ from, until }) => ({ from, until }))).toEqual(turns)
  expect(momentAt(recorded, 0.5)).toMatchObject({ turn: 0, begun: 0 })
  expect(recorded.outcomeAt).toBeGreaterThan(13)
})
