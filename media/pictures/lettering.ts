import { brand, wordmarkStarts } from '#content/facts/brand.ts'
import { anek } from '../anek.ts'
import { outlineText } from '../fonts/text-outline.ts'

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
type Lettering = Pick<Awaited<ReturnType<typeof outlineText>>, 'box' | 'outline'>

/**
 * Letters as outlines, for files that must not depend on a font: Anek at 1000 units to the em,
 * baseline at 0, y downwards.
 */
export const lettering = {} as Record<Letters, Lettering>
// One after the other: the converters hand out memory that the next call takes back.
for (const [text, { font, weight, starts = [0] }] of Object.entries<Source>(sources))
  lettering[text as Letters] = await outlineText(
    font,
    text,
    { wght: weight, wdth: 100 },
    { unitsPerEm: 1000, starts },
  )
