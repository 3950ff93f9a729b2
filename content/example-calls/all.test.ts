import { describe, expect, test } from 'vitest'
import { indianLanguages } from '../facts/languages.ts'
import { exampleCalls } from './all.ts'
import { heardInStory, storyLanguage } from './story.ts'

const SECONDS_BETWEEN_TURNS = 0.35
// The danda is Devanagari's in Unicode and written in other scripts too; the non-joiner is Telugu's.
const shared = '\\p{P}\\s\\u200c'

test('every language has its call, in the order of the languages', () => {
  expect(exampleCalls.map(({ language }) => language)).toEqual(
    indianLanguages.map(({ code }) => code),
  )
})

test('no two calls end the same way, and the trades are mixed', () => {
  expect(new Set(exampleCalls.map(({ outcome }) => outcome.en)).size).toBe(exampleCalls.length)
  expect(new Set(exampleCalls.map(({ trade }) => trade)).size).toBeGreaterThanOrEqual(5)
})

test('the words that fill the slots of the story are said in it, by the caller', () => {
  const story = exampleCalls.find(({ language }) => language === storyLanguage)
  const heard = heardInStory.map((place) => {
    const [turn = -1, chunk = -1] = place.split(' ').map(Number)
    const said = story?.turns[turn]
    return said?.speaker === 'caller' ? said.chunks[chunk]?.[1] : undefined
  })
  expect(heard).toEqual(['I need to see the doctor.', 'Thursday evening,', '6:30'])
})

describe.each(exampleCalls)('the call in $language', (call) => {
  const { turns, outcome, greeting, language } = call
  const own = turns.flatMap(({ chunks }) => chunks.map(([words]) => words))
  const script = indianLanguages.find(({ code }) => code === language)?.script

  test('alternates between two speakers and ends with the agent', () => {
    for (const [place, turn] of turns.entries())
      expect(turn.speaker).not.toBe(turns[place - 1]?.speaker)
    expect(turns.at(-1)?.speaker).toBe('agent')
    expect(turns[0]?.speaker).toBe(call.direction === 'inbound' ? 'caller' : 'agent')
  })

  test('lasts about twelve seconds', () => {
    const spoken = turns.reduce((sum, { seconds }) => sum + seconds, 0)
    const lasts = spoken + SECONDS_BETWEEN_TURNS * (turns.length - 1)
    expect(lasts).toBeGreaterThanOrEqual(11)
    expect(lasts).toBeLessThanOrEqual(13)
  })

  test('settles its outcome in the last turn', () => {
    expect(outcome.at.turn).toBe(turns.length - 1)
    expect(turns.at(-1)?.chunks[outcome.at.chunk]).toBeDefined()
  })

  test('is written in its own script, in composed form, with an English line for every chunk', () => {
    const letters = new RegExp(`^[\\p{Script=${script}}${shared}]+$`, 'u')
    for (const words of [...own, greeting]) {
      expect(words).toMatch(letters)
      expect(words.normalize('NFC')).toBe(words)
      expect(words.split(' ').length).toBeLessThanOrEqual(4)
    }
    for (const { chunks } of turns)
      for (const [, english] of chunks)
        expect(english).toMatch(/^[\p{Script=Latin}\d₹:,.’…?\s-]+$/u)
  })
})
