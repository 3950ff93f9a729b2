import { tableIn, withTables } from './font-tables.ts'
import { glyphsIn, packed } from './glyph-outlines.ts'

/** Of 2,000 units in an em: as far from the letter before it as Devanagari's stands. */
const SPACE = 220

const HEADER_BYTES = 10
const ARE_WORDS = 0x0001
const MORE_PARTS = 0x0020
const TAKES_METRICS = 0x0200

/**
 * Anek Odia draws the full stop of sentences (।) as it draws the vowel sign ା, by reference and with no more
 * space, so that କାମ। reads କାମା. Here it is moved away from the letter before it.
 */
export function spaceDanda(truetype: Buffer, danda: number): Buffer {
  const [head, hhea, metrics] = (['head', 'hhea', 'hmtx'] as const).map((tag) =>
    tableIn(truetype, tag),
  )
  const glyphs = glyphsIn(truetype)
  const drawn = glyphs[danda]
  if (!head || !hhea || !metrics || !drawn || danda >= hhea.readUInt16BE(34))
    throw new Error('The font has no danda of its own')
  glyphs[danda] = moved(drawn)
  const hmtx = Buffer.from(metrics)
  hmtx.writeUInt16BE(hmtx.readUInt16BE(danda * 4) + SPACE, danda * 4)
  hmtx.writeInt16BE(hmtx.readInt16BE(danda * 4 + 2) + SPACE, danda * 4 + 2)
  return withTables(truetype, { hmtx, ...packed(head, glyphs) })
}

/** A glyph that is one other, put further to the right. */
function moved(drawn: Buffer): Buffer {
  const flags = drawn.readUInt16BE(HEADER_BYTES)
  if (drawn.readInt16BE(0) >= 0 || flags & (ARE_WORDS | MORE_PARTS))
    throw new Error('The danda is no longer drawn by reference: see how it is drawn now')
  const other = Buffer.alloc(HEADER_BYTES + 8)
  drawn.copy(other, 0, 0, HEADER_BYTES + 4)
  for (const edge of [2, 6]) other.writeInt16BE(drawn.readInt16BE(edge) + SPACE, edge)
  other.writeUInt16BE((flags | ARE_WORDS) & ~TAKES_METRICS, HEADER_BYTES)
  other.writeInt16BE(drawn.readInt8(HEADER_BYTES + 4) + SPACE, HEADER_BYTES + 4)
  other.writeInt16BE(drawn.readInt8(HEADER_BYTES + 5), HEADER_BYTES + 6)
  return other
}
