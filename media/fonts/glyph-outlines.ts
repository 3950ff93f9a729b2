import { tableIn } from './font-tables.ts'

const INDEX_FORMAT = 50

/** The outline of every glyph of a font, by its number. */
export function glyphsIn(truetype: Buffer): Buffer[] {
  const [head, maxp, glyf, loca] = (['head', 'maxp', 'glyf', 'loca'] as const).map((tag) =>
    tableIn(truetype, tag),
  )
  if (!head || !maxp || !glyf || !loca) throw new Error('This is no font of TrueType outlines')
  const isLong = head.readUInt16BE(INDEX_FORMAT) === 1
  const placeOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, glyph) =>
    glyf.subarray(placeOf(glyph), placeOf(glyph + 1)),
  )
}

/** The tables that hold these outlines. */
export function packed(
  head: Buffer,
  glyphs: readonly Buffer[],
): { head: Buffer; glyf: Buffer; loca: Buffer } {
  const padded = glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]))
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  let place = 0
  for (const [index, { length }] of padded.entries()) {
    place += length
    loca.writeUInt32BE(place, (index + 1) * 4)
  }
  const longHead = Buffer.from(head)
  longHead.writeUInt16BE(1, INDEX_FORMAT)
  return { head: longHead, glyf: Buffer.concat(padded), loca }
}

/** Where the left side of a glyph stands: after its advance, or in the list of those that share one. */
export function sideOf(glyph: number, advances: number): number {
  return glyph < advances ? glyph * 4 + 2 : advances * 4 + (glyph - advances) * 2
}
