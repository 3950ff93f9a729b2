import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { exampleCalls } from '#content/example-calls/all.ts'
import { anekFont, indicScripts, wordsIn } from './anek-scripts.ts'
import { fontCutter } from './font-subset.ts'
import { tableIn } from './font-tables.ts'
import { roundOutlines } from './round-outlines.ts'

const GRID = 8
const texts = exampleCalls.flatMap(({ turns }) =>
  turns.flatMap(({ chunks }) => chunks.map(([own]) => own)),
)
const scripts = indicScripts.filter(({ name }) => name === 'telugu' || name === 'devanagari')

test.each(scripts)(
  'outlines of Anek $name on a grid are the same to the eye, and lighter',
  async (script) => {
    const whole = await anekFont(script.name, script.subset, 'wdth')
    const cutter = await fontCutter(await fontverter.convert(whole, 'truetype'), {
      wght: 640,
      wdth: 86,
    })
    const cut = cutter(wordsIn(texts, script))
    const light = roundOutlines(cut, GRID)
    const [before, after] = [fontOf(cut), fontOf(light)]
    let moved = 0
    for (let glyph = 0; glyph < glyphsIn(cut); glyph++) {
      expect(after.glyphHAdvance(glyph)).toBe(before.glyphHAdvance(glyph))
      const meant = before.glyphToJson(glyph)
      const drawn = after.glyphToJson(glyph)
      expect(drawn.map(({ type }) => type)).toEqual(meant.map(({ type }) => type))
      const ends = drawn.flatMap(({ values }) => values)
      for (const [index, value] of meant.flatMap(({ values }) => values).entries()) {
        const off = Math.abs((ends[index] ?? Number.NaN) - value)
        if (off > 0) moved++
        // Half a step, and as much again where a component is drawn half a step off.
        expect(off).toBeLessThanOrEqual(GRID)
      }
    }
    expect(moved).toBeGreaterThan(1000)
    const [plain, rounded] = [await weight(cut), await weight(light)]
    expect(rounded).toBeLessThan(plain * 0.9)
  },
)

const weight = async (truetype: Buffer) => (await fontverter.convert(truetype, 'woff2')).length

const fontOf = (truetype: Buffer) =>
  new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(truetype)))
const glyphsIn = (truetype: Buffer) => tableIn(truetype, 'maxp')?.readUInt16BE(4) ?? 0
