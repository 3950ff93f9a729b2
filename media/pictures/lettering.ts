import fontverter from 'fontverter'
import * as harfbuzz from 'harfbuzzjs'
import { brand, wordmarkStarts } from '#content/facts/brand.ts'
import { anek } from '../anek.ts'
import { subsetToTexts } from '../fonts/font-subset.ts'

const sources = {
  [brand.name]: { font: anek('latin'), weight: 690, starts: wordmarkStarts },
  अ: { font: anek('devanagari'), weight: 560 },
  அ: { font: anek('tamil'), weight: 560 },
  অ: { font: anek('bangla'), weight: 560 },
  అ: { font: anek('telugu'), weight: 560 },
  A: { font: anek('latin'), weight: 600 },
  '₹': { font: anek('latin', 'latin-ext'), weight: 600 },
} satisfies Record<string, Source>

type Source = { font: Buffer; weight: number; starts?: readonly number[] }
export type Letters = keyof typeof sources
type Lettering = { box: readonly [number, number, number, number]; outline: string }

/**
 * Letters as outlines, for files that must not depend on a font: Anek at 1000 units to the em,
 * baseline at 0, y downwards.
 */
export const lettering = {} as Record<Letters, Lettering>
// One after the other: the converters hand out memory that the next call takes back.
for (const [text, source] of Object.entries<Source>(sources))
  lettering[text as Letters] = await outlined(text, source)

/** Cutting the font to one weight rounds its points to whole units, as a designer would have them. */
async function outlined(text: string, { font, weight, starts = [0] }: Source): Promise<Lettering> {
  const cut = await subsetToTexts(font, [text], { wght: weight, wdth: 100 })
  const face = new harfbuzz.Face(new harfbuzz.Blob(await fontverter.convert(cut, 'truetype')))
  const shaped = new harfbuzz.Font(face)
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(shaped, buffer)

  const em = 1000 / face.upem
  const xs: number[] = []
  const ys: number[] = []
  const outline = buffer.getGlyphInfos().map(({ codepoint }, index) =>
    shaped.glyphToPath(codepoint).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, right, up) => {
      const x = Math.round(Number(right) * em + (starts[index] ?? 0))
      const y = Math.round(-Number(up) * em)
      xs.push(x)
      ys.push(y)
      return ` ${x} ${y}`
    }),
  )
  return {
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    outline: compact(outline.join('')),
  }
}

/** Pairs apart by a space, and none behind a command or before a minus sign. */
function compact(path: string): string {
  return path
    .replace(/[\s,]+/g, ' ')
    .replace(/([A-Z]) /g, '$1')
    .replace(/ (?=[-A-Z])/g, '')
}
