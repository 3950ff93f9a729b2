import { expect, test } from 'vitest'
import { spokenText, voiceLanguage, wishOf } from './spoken-text.ts'

test.each([
  ['**Pro** is ₹5,999', 'Pro is 5,999 rupees'],
  ['See [pricing](/pricing).', 'See pricing.'],
  ['# Plans\n\n- Base\n- Pro\n', 'Plans. Base. Pro'],
  ['| Plan | Price |\n| --- | --- |\n| Base | ₹3,999 |', 'Plan, Price. Base, 3,999 rupees'],
  ['Go to https://site.example/x now', 'Go to now'],
  ['```js\ncode()\n```', ''],
  ['नमस्ते।\nकैसे हैं?', 'नमस्ते। कैसे हैं?'],
])('%j is said as %j', (markdown, spoken) => {
  expect(spokenText(markdown)).toBe(spoken)
})

test('a long answer ends at a sentence', () => {
  const spoken = spokenText('This is one sentence. '.repeat(80))
  expect(spoken.length).toBeLessThanOrEqual(600)
  expect(spoken.endsWith('sentence.')).toBe(true)
})

test.each([
  ['stop', 'stop'],
  ['Please stop calling.', 'stop'],
  ['remove my number', 'stop'],
  ['स्टॉप', 'stop'],
  ['bye', 'goodbye'],
  ['Hindi', 'hindi'],
  ['हिंदी', 'hindi'],
  ['Keep it.', 'keep'],
  ['Yes, you may keep this', 'keep'],
  ['हाँ, रख लीजिए।', 'keep'],
  ['can I keep it', 'question'],
  ['you can keep it for how long', 'question'],
  ['do you speak Hindi to my patients', 'question'],
  ['can I stop my subscription any time', 'question'],
  ['what is the price', 'question'],
  ['  ', 'nothing'],
])('%j means %s', (heard, wish) => {
  expect(wishOf(heard)).toBe(wish)
})

test('the voice follows the script', () => {
  expect(voiceLanguage('Pro costs 5999')).toBe('en-IN')
  expect(voiceLanguage('प्रो ५९९९')).toBe('hi-IN')
})
