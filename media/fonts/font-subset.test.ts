import fontverter from 'fontverter'
import { expect, test } from 'vitest'
import { exampleCalls } from '#content/example-calls/all.ts'
import { indianLanguages } from '#content/facts/languages.ts'
import { anekFont, indicScripts, wordsIn } from './anek-scripts.ts'
import { fontCutter, subsetToTexts, textWidth } from './font-subset.ts'
import { withoutTable } from './font-tables.ts'
import { roundKerning } from './round-kerning.ts'

const texts = [
  ...indianLanguages.map(({ ownName }) => ownName),
  ...exampleCalls.flatMap(({ turns }) => turns.flatMap(({ chunks }) => chunks.map(([own]) => own))),
]
const weights = { min: 440, max: 640 }

// Letters that no longer join take more room than those that do. What is left is rounding.
const ROUNDING = 0.001

test.each(indicScripts)(
  'a cut of Anek $name sets its words as the whole font does',
  async (script) => {
    const words = wordsIn(texts, script)
    const whole = await anekFont(script.name, script.subset, 'wdth')
    const cut = await subsetToTexts(whole, [...words, ' '], { wght: weights, wdth: 80 })
    for (const wght of Object.values(weights)) {
      const meant = await textWidth(whole, words.join(' '), { wght, wdth: 80 })
      const set = await textWidth(cut, words.join(' '), { wght })
      expect(Math.abs(set / meant - 1)).toBeLessThan(ROUNDING)
    }
  },
)

test('rounded kerning moves no word by more than a hair, and packs smaller', async () => {
  const whole = await anekFont('latin', 'latin', 'wdth')
  const words = 'Pick up every call. In every customer’s language. To Vijayawada, Tuesday. AVATAR'
  const axes = { wght: 640, wdth: 85 }
  const plain = await subsetToTexts(whole, [...words], axes)
  const rounded = await subsetToTexts(whole, [...words], axes, roundKerning)
  expect(rounded.byteLength).toBeLessThan(plain.byteLength)
  for (const word of words.split(' ')) {
    const moved = (await textWidth(rounded, word, {})) - (await textWidth(plain, word, {}))
    // Thousandths of an em: each pair by four of them at most.
    expect(Math.abs(moved), word).toBeLessThanOrEqual(4 * word.length)
  }
  // It is still kerned: without, these letters stand apart.
  expect(await textWidth(rounded, 'AV', {})).toBeLessThan(
    (await textWidth(rounded, 'A', {})) + (await textWidth(rounded, 'V', {})),
  )
})

test('a font without its kerning has the same letters, set without it', async () => {
  const whole = await fontverter.convert(await anekFont('latin', 'latin', 'wdth'), 'truetype')
  const cut = (await fontCutter(whole, { wght: 640, wdth: 85 }))([...'AV 5,999'])
  const plain = withoutTable(cut, 'GPOS')
  const packed = async (font: Buffer) => (await fontverter.convert(font, 'woff2')).byteLength
  expect(await packed(plain)).toBeLessThan(await packed(cut))
  const width = async (text: string) => textWidth(plain, text, {})
  expect(await width('AV')).toBe((await width('A')) + (await width('V')))
  expect(await width('5,999')).toBeGreaterThan(1000)
  expect(withoutTable(plain, 'GPOS')).toBe(plain)
})
