import type { Face } from 'harfbuzzjs'

const BYTES_A_RANGE = 6

/**
 * A glyph that the font says the kind of (base, mark). A cut without any loses the table of kinds, and
 * shapers then guess them by Unicode: Anek Kannada joins its vowel signs only as long as they are not
 * taken for marks.
 */
export function classedGlyph(face: Face): number | null {
  const bytes = face.referenceTable('GDEF')
  if (!bytes) return null
  const table = Buffer.from(bytes)
  const start = table.readUInt16BE(4)
  if (start === 0) return null
  if (table.readUInt16BE(start) === 1) {
    const kinds = Array.from({ length: table.readUInt16BE(start + 4) }, (_, index) =>
      table.readUInt16BE(start + 6 + index * 2),
    )
    const index = kinds.findIndex((kind) => kind > 0)
    return index < 0 ? null : table.readUInt16BE(start + 2) + index
  }
  const end = start + 4 + table.readUInt16BE(start + 2) * BYTES_A_RANGE
  for (let at = start + 4; at < end; at += BYTES_A_RANGE)
    if (table.readUInt16BE(at + 4) > 0) return table.readUInt16BE(at)
  return null
}
