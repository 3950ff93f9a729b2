import { expect, test } from 'vitest'
import { indianLanguages } from '#content/facts/languages.ts'
import { scriptsIn } from './script-fonts.ts'

const fileOf: Record<string, string> = { Bengali: 'bangla', Oriya: 'odia' }

test.each(indianLanguages)('$name is shown in its own font', ({ ownName, script }) => {
  expect(scriptsIn(`Hello ${ownName}!`)).toEqual([fileOf[script] ?? script.toLowerCase()])
})

test('no font for Latin letters, nor for the danda that all scripts share', () => {
  expect(scriptsIn('Namaste ₹5,999')).toEqual([])
  expect(scriptsIn('নমস্কার।')).toEqual(['bangla'])
})

test('every script of a mixed reply', () => {
  expect(scriptsIn('नमस्ते வணக்கம்').toSorted()).toEqual(['devanagari', 'tamil'])
})
