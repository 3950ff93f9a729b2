import { tableIn } from './font-tables.ts'

/** Less than a hundredth of an em (Anek has 2,000 units): off by a fourteenth of a pixel in running text. */
const FINE = 16
/** Off by an eighth of a pixel, where every kilobyte counts: in the pages that carry two scripts. */
export const COARSE = 32
const PAIR_ADJUSTMENT = 2
const SINGLE_PAIRS = 1
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
    const subtables = pairsOf(table, lookup)
    for (const subtable of subtables) {
      for (const value of valuesIn(table, subtable)) {
        const kerning = Math.round(table.readInt16BE(value) / step) * step
        table.writeInt16BE(kerning, value)
      }
      // In an earlier subtable such a pair keeps a later one from moving it.
      if (subtable === subtables.at(-1) && table.readUInt16BE(subtable) === SINGLE_PAIRS)
        dropZeroPairs(table, subtable)
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

/** A pair that is not moved says nothing: the others close up, and what is left behind them is empty bytes. */
function dropZeroPairs(table: Buffer, subtable: number): void {
  const size = 2 + 2 * fieldsOfPair(table, subtable)
  for (const set of offsets(table, subtable, 8)) {
    const pairs = Array.from({ length: table.readUInt16BE(set) }, (_, index) =>
      Buffer.from(table.subarray(set + 2 + index * size, set + 2 + (index + 1) * size)),
    )
    const moved = pairs.filter((pair) => pair.subarray(2).some((byte) => byte !== 0))
    table.writeUInt16BE(moved.length, set)
    table.fill(0, set + 2, set + 2 + pairs.length * size)
    Buffer.concat(moved).copy(table, set + 2)
  }
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
  const perPair = fieldsOfPair(table, subtable)
  if (table.readUInt16BE(subtable) !== SINGLE_PAIRS) {
    const pairs = table.readUInt16BE(subtable + 12) * table.readUInt16BE(subtable + 14)
    for (let index = 0; index < pairs * perPair; index++) yield subtable + 16 + index * 2
    return
  }
  for (const set of offsets(table, subtable, 8))
    for (let pair = 0; pair < table.readUInt16BE(set); pair++)
      for (let field = 0; field < perPair; field++)
        yield set + 4 + pair * (2 + perPair * 2) + field * 2
}

const fieldsOfPair = (table: Buffer, subtable: number): number =>
  fields(table.readUInt16BE(subtable + 4)) + fields(table.readUInt16BE(subtable + 6))

/** How many numbers a value has: one for each bit of its format. */
const fields = (format: number): number => format.toString(2).replaceAll('0', '').length
