import * as harfbuzz from 'harfbuzzjs'
import { tableIn, withTables } from './font-tables.ts'
import { glyphsIn, packed } from './glyph-outlines.ts'

const HIGHEST = 0xffff
const METRIC_BYTES = 4

/**
 * The font with one more character, taken from another of the same design: Anek keeps the rupee sign in a file apart
 * from its Latin letters, and a font of one glyph weighs as much again as eight in company.
 */
export function withGlyphOf(base: Buffer, other: Buffer, character: string): Buffer {
  const [head, hhea, maxp, metrics] = tablesOf(base)
  const [otherHead, , otherMaxp, otherMetrics] = tablesOf(other)
  if (head.readUInt16BE(UNITS) !== otherHead.readUInt16BE(UNITS))
    throw new Error('The two fonts are drawn on different grids')
  const taken = charactersOf(other).get(character.codePointAt(0) ?? 0)
  if (taken === undefined) throw new Error(`The other font has no ${character}`)
  const drawn = glyphsIn(base)
  const added = drawn.length
  const glyphs = [...drawn, glyphsIn(other)[taken] as Buffer]
  if (metrics.length !== added * METRIC_BYTES)
    throw new Error('Some glyphs of the font share their width')

  const places = new Map(charactersOf(base)).set(character.codePointAt(0) ?? 0, added)
  const more = { hhea: Buffer.from(hhea), maxp: Buffer.from(maxp) }
  more.hhea.writeUInt16BE(glyphs.length, LONG_METRICS)
  more.maxp.writeUInt16BE(glyphs.length, GLYPHS)
  for (const most of MOST_IN_A_GLYPH)
    more.maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(most), otherMaxp.readUInt16BE(most)), most)
  return withTables(base, {
    ...more,
    ...packed(head, glyphs),
    hmtx: Buffer.concat([
      metrics,
      otherMetrics.subarray(taken * METRIC_BYTES, (taken + 1) * METRIC_BYTES),
    ]),
    cmap: characterMap(places),
  })
}

const UNITS = 18
const LONG_METRICS = 34
const GLYPHS = 4
/** Points and contours. */
const MOST_IN_A_GLYPH = [6, 8]

function tablesOf(font: Buffer): [head: Buffer, hhea: Buffer, maxp: Buffer, hmtx: Buffer] {
  const [head, hhea, maxp, hmtx] = (['head', 'hhea', 'maxp', 'hmtx'] as const).map((tag) =>
    tableIn(font, tag),
  )
  if (!head || !hhea || !maxp || !hmtx) throw new Error('This is no font of TrueType outlines')
  return [head, hhea, maxp, hmtx]
}

/** The glyph of every character, by its code. */
function charactersOf(truetype: Buffer): Map<number, number> {
  const face = new harfbuzz.Face(new harfbuzz.Blob(truetype))
  const font = new harfbuzz.Font(face)
  return new Map(
    [...face.collectUnicodes()].map((code) => [code, font.nominalGlyph(code) ?? 0] as const),
  )
}

/** A `cmap` of format 4: runs of characters whose glyphs follow each other as they do. */
function characterMap(places: ReadonlyMap<number, number>): Buffer {
  const runs: { from: number; to: number; shift: number }[] = []
  for (const [code, glyph] of [...places].sort(([a], [b]) => a - b)) {
    const shift = (glyph - code) & HIGHEST
    const last = runs.at(-1)
    if (last && last.to === code - 1 && last.shift === shift) last.to = code
    else runs.push({ from: code, to: code, shift })
  }
  runs.push({ from: HIGHEST, to: HIGHEST, shift: 1 })
  const words = (of: (run: (typeof runs)[number]) => number) =>
    Buffer.concat(runs.map((run) => word(of(run))))
  const power = Math.floor(Math.log2(runs.length))
  const search = 2 ** (power + 1)
  const body = Buffer.concat([
    ...[0, runs.length * 2, search, power, runs.length * 2 - search].map(word),
    words(({ to }) => to),
    word(0),
    words(({ from }) => from),
    words(({ shift }) => shift),
    words(() => 0),
  ])
  const [windows, unicode, offset] = [3, 1, 12]
  return Buffer.concat([...[0, 1, windows, unicode, 0, offset, 4, body.length + 4].map(word), body])
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value & HIGHEST)
  return bytes
}
