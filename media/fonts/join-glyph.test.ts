import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { anekFont } from './anek-scripts.ts'
import { fontCutter, textWidth } from './font-subset.ts'
import { withGlyphOf } from './join-glyph.ts'

const axes = { wght: 640, wdth: 85 }
const cutTo = async (subset: string, text: string) => {
  const whole = await fontverter.convert(await anekFont('latin', subset, 'wdth'), 'truetype')
  return (await fontCutter(whole, axes))([...text])
}
const drawnIn = (truetype: Buffer, character: string) => {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(truetype)))
  return font.glyphToPath(font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0)
}

test('a sign of another file is drawn and set as there, and the letters stay as they are', async () => {
  const letters = await cutTo('latin', 'AV 5,999')
  const sign = await cutTo('latin-ext', '₹')
  const joined = withGlyphOf(letters, sign, '₹')
  expect(drawnIn(joined, '₹')).toBe(drawnIn(sign, '₹'))
  expect(drawnIn(joined, '₹').length).toBeGreaterThan(20)
  expect(await textWidth(joined, '₹', {})).toBe(await textWidth(sign, '₹', {}))
  for (const character of 'AV 59,')
    expect(drawnIn(joined, character)).toBe(drawnIn(letters, character))
  // Kerned as before.
  expect(await textWidth(joined, 'AV', {})).toBe(await textWidth(letters, 'AV', {}))
})

test('a sign that the other file does not have is refused', async () => {
  const letters = await cutTo('latin', 'AV')
  await expect(async () => withGlyphOf(letters, letters, '₹')).rejects.toThrow('has no ₹')
})
