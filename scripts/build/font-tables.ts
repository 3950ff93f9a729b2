const HEADER_BYTES = 12
const ENTRY_BYTES = 16

/** One table of a font, as a view of the font's own bytes. */
export function tableIn(font: Buffer, tag: string): Buffer | null {
  const end = HEADER_BYTES + font.readUInt16BE(4) * ENTRY_BYTES
  for (let entry = HEADER_BYTES; entry < end; entry += ENTRY_BYTES) {
    if (font.toString('latin1', entry, entry + 4) !== tag) continue
    const start = font.readUInt32BE(entry + 8)
    return font.subarray(start, start + font.readUInt32BE(entry + 12))
  }
  return null
}
