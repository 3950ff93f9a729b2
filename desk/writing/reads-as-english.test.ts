import { expect, test } from 'vitest'
import { readsAsEnglish } from './reads-as-english.ts'

test.each([
  ['We run three clinics and would like to keep our number. Can you call us tomorrow?', true],
  ['What does Pro cost?', true],
  ['do you speak marathi', true],
  ['9876543210', true],
  ['hamara purana number wahi rahega kya', false],
  ['kal subah 11 baje call kijiye, hum Nashik se hain', false],
  ['enga clinic ku Tamil la pesuma', false],
  ['नंबर वही रहेगा?', false],
])('%j reads as English: %j', (text, expected) => {
  expect(readsAsEnglish(text)).toBe(expected)
})
