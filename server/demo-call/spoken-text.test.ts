import { expect, test } from 'vitest'
import { words as english } from '#content/words/en/all.ts'
import { words as tamil } from '#content/words/ta/all.ts'
import { spokenText } from './spoken-text.ts'

test.each([
  ['**Pro** is ₹5,999', 'Pro is 5,999 rupees'],
  ['See [pricing](/pricing).', 'See pricing.'],
  ['# Plans\n\n- Base\n- Pro\n', 'Plans. Base. Pro'],
  ['| Plan | Price |\n| --- | --- |\n| Base | ₹3,999 |', 'Plan, Price. Base, 3,999 rupees'],
  ['Go to https://site.example/x now', 'Go to now'],
  ['```js\ncode()\n```', ''],
  ['नमस्ते।\nकैसे हैं?', 'नमस्ते। कैसे हैं?'],
])('%j is said as %j', (markdown, spoken) => {
  expect(spokenText(markdown, english.voice)).toBe(spoken)
})

test('a long answer ends at a sentence', () => {
  const spoken = spokenText('This is one sentence. '.repeat(80), english.voice)
  expect(spoken.length).toBeLessThanOrEqual(600)
  expect(spoken.endsWith('sentence.')).toBe(true)
})

test('an amount is said in the language of the sentence', () => {
  expect(spokenText('Pro விலை ₹5,999.', tamil.voice)).toBe('Pro விலை 5,999 ரூபாய்.')
})
