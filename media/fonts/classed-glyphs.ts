import { tableIn } from './font-tables.ts'

const BYTES_A_RANGE = 6

/**
 * The glyphs that the font says the kind of (base, mark). A cut without any loses the table of kinds,
 * and shapers then guess them by Unicode: Anek Kannada joins its vowel signs only as long as they are
 * not taken for marks.
 */
export function* classedGlyphs(truetype: Buffer): Generator<number> {
  const table = tableIn(truetype, 'GDEF')
  const start = table?.readUInt16BE(4)
  if (!table || !start) return
  if (table.readUInt16BE(start) === 1) {
    const first = table.readUInt16BE(start + 2)
    for (let index = 0; index < table.readUInt16BE(start + 4); index++)
      if (table.readUInt16BE(start + 6 + index * 2) > 0) yield first + index
    return
  }
  const end = start + 4 + table.readUInt16BE(start + 2) * BYTES_A_RANGE
  for (let range = start + 4; range < end; range += BYTES_A_RANGE)
    for (let glyph = table.readUInt16BE(range); glyph <= table.readUInt16BE(range + 2); glyph++)
      yield glyph
}
