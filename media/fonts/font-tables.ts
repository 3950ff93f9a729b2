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

/** The font with other bytes for some of its tables. */
export function withTables(font: Buffer, changed: Readonly<Record<string, Buffer>>): Buffer {
  const count = font.readUInt16BE(4)
  const directory = Buffer.from(font.subarray(0, HEADER_BYTES + count * ENTRY_BYTES))
  const tables: Buffer[] = [directory]
  let place = directory.length
  for (let entry = HEADER_BYTES; entry < directory.length; entry += ENTRY_BYTES) {
    const tag = directory.toString('latin1', entry, entry + 4)
    const table = changed[tag] ?? (tableIn(font, tag) as Buffer)
    directory.writeUInt32BE(place, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    const padding = Buffer.alloc(-table.length & 3)
    tables.push(table, padding)
    place += table.length + padding.length
  }
  return Buffer.concat(tables)
}

/** The font without one of its tables. */
export function withoutTable(font: Buffer, left: string): Buffer {
  const tags = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.toString(
      'latin1',
      HEADER_BYTES + index * ENTRY_BYTES,
      HEADER_BYTES + index * ENTRY_BYTES + 4,
    ),
  )
  const at = tags.indexOf(left)
  if (at < 0) return font
  const entry = HEADER_BYTES + at * ENTRY_BYTES
  // The entry goes and its bytes stay: what converts the font reads the tables that are listed.
  const shorter = Buffer.concat([font.subarray(0, entry), font.subarray(entry + ENTRY_BYTES)])
  const count = tags.length - 1
  const power = Math.floor(Math.log2(count))
  const search = ENTRY_BYTES * 2 ** power
  for (const [index, value] of [count, search, power, count * ENTRY_BYTES - search].entries())
    shorter.writeUInt16BE(value, 4 + index * 2)
  for (let place = HEADER_BYTES; place < HEADER_BYTES + count * ENTRY_BYTES; place += ENTRY_BYTES)
    shorter.writeUInt32BE(shorter.readUInt32BE(place + 8) - ENTRY_BYTES, place + 8)
  return shorter
}
