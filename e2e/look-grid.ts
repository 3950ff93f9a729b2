import sharp from 'sharp'

/** A picture as the mean colours of its squares: small to keep, and blind to how letters are smoothed. */
export type Grid = { columns: number; rows: number; colours: Uint8Array }

const CHANNELS = 3

export async function gridOf(screenshot: Buffer, square: number): Promise<Grid> {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const columns = Math.ceil(info.width / square)
  const rows = Math.ceil(info.height / square)
  const sums = new Float64Array(columns * rows * CHANNELS)
  const pixels = new Uint32Array(columns * rows)
  for (let y = 0; y < info.height; y++) {
    const row = Math.floor(y / square) * columns
    for (let x = 0; x < info.width; x++) {
      const at = row + Math.floor(x / square)
      const from = (y * info.width + x) * CHANNELS
      pixels[at] = (pixels[at] ?? 0) + 1
      for (let channel = 0; channel < CHANNELS; channel++)
        sums[at * CHANNELS + channel] =
          (sums[at * CHANNELS + channel] ?? 0) + (data[from + channel] ?? 0)
    }
  }
  const colours = Uint8Array.from(sums, (sum, at) =>
    Math.round(sum / (pixels[Math.floor(at / CHANNELS)] ?? 1)),
  )
  return { columns, rows, colours }
}

export const gridToPng = ({ columns, rows, colours }: Grid): Promise<Buffer> =>
  sharp(colours, { raw: { width: columns, height: rows, channels: CHANNELS } })
    .png({ compressionLevel: 9, effort: 10, adaptiveFiltering: true })
    .toBuffer()

export const gridFromPng = (png: Buffer): Promise<Grid> => gridOf(png, 1)

/** One square may not be far off, and few may be a little off: a shade of text shows only in many. */
const FAR = 14
const NEAR = 4
const SHARE_NEAR = 0.006

/** What is different between two looks, as a sentence; null when nothing is. */
export function lookDifference(kept: Grid, seen: Grid, square: number): string | null {
  if (kept.columns !== seen.columns || kept.rows !== seen.rows)
    return `is ${seen.columns * square} × ${seen.rows * square} px, was ${kept.columns * square} × ${kept.rows * square} px; it differs from ${placeOf(firstDifference(kept, seen), seen, square)} on`
  let near = 0
  let farthest = { off: 0, at: 0 }
  for (let at = 0; at < kept.columns * kept.rows; at++) {
    const off = distance(kept, seen, at)
    if (off > NEAR) near++
    if (off > farthest.off) farthest = { off, at }
  }
  if (farthest.off > FAR)
    return `has a square of another colour (by ${farthest.off}) at ${placeOf(farthest.at, seen, square)}`
  if (near > Math.max(2, kept.columns * kept.rows * SHARE_NEAR))
    return `has ${near} squares of another shade, most at ${placeOf(farthest.at, seen, square)}`
  return null
}

function firstDifference(kept: Grid, seen: Grid): number {
  const shared = Math.min(kept.rows, seen.rows) * seen.columns
  for (let at = 0; at < shared; at++) if (distance(kept, seen, at) > FAR) return at
  return shared
}

function distance(one: Grid, other: Grid, at: number): number {
  const channels = Array.from({ length: CHANNELS }, (_, channel) => at * CHANNELS + channel)
  return Math.max(
    ...channels.map((place) => Math.abs((one.colours[place] ?? 0) - (other.colours[place] ?? 0))),
  )
}

const placeOf = (at: number, { columns }: Grid, square: number) =>
  `x ${(at % columns) * square}, y ${Math.floor(at / columns) * square}`
