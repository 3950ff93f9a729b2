import { tableIn } from './font-tables.ts'

/** Less than a hundredth of an em (Anek has 2,000 units): off by a fourteenth of a pixel in running text. */
const FINE = 16
/** Off by an eighth of a pixel, where every kilobyte counts: in the pages that carry two scripts. */
export const COARSE = 32
const PAIR_ADJUSTMENT = 2
const EXTENSION = 9

/**
 * Kerning is the heavier half of a Latin cut, and most of it says one or two thousandths of an em.
 * Rounded, it packs to two thirds of its weight, in every page.
 */
export function roundKerning(truetype: Buffer, step = FINE): Buffer {
  const font = Buffer.from(truetype)
  const table = tableIn(font, 'GPOS')
  if (!table) return font
  for (const lookup of offsets(table, table.readUInt16BE(8))) {
    for (const subtable of pairsOf(table, lookup))
      for (const value of valuesIn(table, subtable)) {
        const kerning = Math.round(table.readInt16BE(value) / step) * step
        table.writeInt16BE(kerning, value)
      }
  }
  return font
}

/** A lookup's tables of pairs; an extension only says where its table really is. */
function pairsOf(table: Buffer, lookup: number): number[] {
  const kind = table.readUInt16BE(lookup)
  const subtables = offsets(table, lookup, 4)
  if (kind === PAIR_ADJUSTMENT) return subtables
  if (kind !== EXTENSION) return []
  return subtables
    .filter((subtable) => table.readUInt16BE(subtable + 2) === PAIR_ADJUSTMENT)
    .map((subtable) => subtable + table.readUInt32BE(subtable + 4))
}

/** The places that a list of offsets names; they count from the table that holds the list. */
function offsets(table: Buffer, holder: number, list = 0): number[] {
  const count = table.readUInt16BE(holder + list)
  return Array.from(
    { length: count },
    (_, index) => holder + table.readUInt16BE(holder + list + 2 + index * 2),
  )
}

/** Where a subtable of pairs keeps its values: by single pairs, or by classes of letters. */
function* valuesIn(table: Buffer, subtable: number): Generator<number> {
  const perPair =
    fields(table.readUInt16BE(subtable + 4)) + fields(table.readUInt16BE(subtable + 6))
  if (table.readUInt16BE(subtable) === 2) {
    const pairs = table.readUInt16BE(subtable + 12) * table.readUInt16BE(subtable + 14)
    for (let index = 0; index < pairs * perPair; index++) yield subtable + 16 + index * 2
    return
  }
  for (let set = 0; set < table.readUInt16BE(subtable + 8); set++) {
    const start = subtable + table.readUInt16BE(subtable + 10 + set * 2)
    const pairs = table.readUInt16BE(start)
    for (let pair = 0; pair < pairs; pair++)
      for (let field = 0; field < perPair; field++)
        yield start + 4 + pair * (2 + perPair * 2) + field * 2
  }
}

/** How many numbers a value has: one for each bit of its format. */
const fields = (format: number): number => format.toString(2).replaceAll('0', '').length
