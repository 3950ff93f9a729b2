import type { Sharp } from 'sharp'

/** A picture in three bytes a pixel. */
export type Pixels = { data: Buffer; width: number; height: number }
export type Place = { x: number; y: number }

/** Edge of the squares that are compared, in pixels of the reduced pictures. */
export const CELL = 5
/**
 * How far the mean colour of a square may be off, of 255. The same page with softer edges, a pixel lower and
 * compressed is off by 13; one other digit in a figure, on a phone, by 21.
 */
const CELL_LIMIT = 18
/** The same for the whole picture, where these cancel out: a tint that no single square gives away. */
const TINT_LIMIT = 1.5

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

export type Differences = {
  /** In pixels of the reduced pictures. */
  height: number
  tint: number
  cells: Place[]
}

/**
 * Where two reduced pictures differ to the eye. Each square may be found one pixel away: browsers draw
 * the same page with other edges, and round its lines to other pixels.
 */
export function differences(kept: Pixels, found: Pixels): Differences {
  const before = sumsOf(kept)
  const now = sumsOf(found)
  const width = Math.min(kept.width, found.width)
  const height = Math.min(kept.height, found.height)
  const cells: Place[] = []
  for (let y = 0; y + CELL <= height; y += CELL) {
    for (let x = 0; x + CELL <= width; x += CELL) {
      if (!isLikeNear(before, now, { x, y })) cells.push({ x, y })
    }
  }
  const all = { x: 0, y: 0, width, height }
  return {
    height: Math.abs(kept.height - found.height),
    tint: colourDifference(meanColour(before, all), meanColour(now, all)),
    cells,
  }
}

/** In words, or null when the pictures are alike. */
export function complaint({ height, tint, cells }: Differences): string | null {
  const [first] = cells
  if (height > 1) return `its height differs by ${height} of the reduced pixels`
  if (first) return `${cells.length} squares differ, the first at ${first.x}, ${first.y}`
  if (tint > TINT_LIMIT) return `its colours differ by ${tint.toFixed(1)} of 255`
  return null
}

/** Sums of all bytes above and to the left, so that the mean of a square takes four reads. */
type Sums = { values: Uint32Array; width: number; height: number }

function sumsOf({ data, width, height }: Pixels): Sums {
  const row = (width + 1) * 3
  const values = new Uint32Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y + 1) * row + (x + 1) * 3 + channel
        values[at] =
          (data[(y * width + x) * 3 + channel] ?? 0) +
          (values[at - 3] ?? 0) +
          (values[at - row] ?? 0) -
          (values[at - row - 3] ?? 0)
      }
    }
  }
  return { values, width, height }
}

type Colour = [red: number, green: number, blue: number]
type Area = Place & { width: number; height: number }

function meanColour({ values, width: total }: Sums, { x, y, width, height }: Area): Colour {
  const row = (total + 1) * 3
  const [top, bottom, left, right] = [y * row, (y + height) * row, x * 3, (x + width) * 3]
  const mean = (channel: number) => {
    const read = (at: number) => values[at + channel] ?? 0
    const sum = read(bottom + right) - read(bottom + left) - read(top + right) + read(top + left)
    return sum / (width * height)
  }
  return [mean(0), mean(1), mean(2)]
}

const colourDifference = (one: Colour, other: Colour): number =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]))

/** In pixels of the reduced pictures: half of one is a pixel of the page. */
const steps = [0, -0.5, 0.5, -1, 1]

/** Between pixels it is the mean of those on either side. */
function meanBetween(sums: Sums, { x, y, ...square }: Area): Colour {
  const [left, right, top, bottom] = [Math.floor(x), Math.ceil(x), Math.floor(y), Math.ceil(y)]
  const corners = [left, right].flatMap((at) =>
    [top, bottom].map((down) => meanColour(sums, { x: at, y: down, ...square })),
  )
  const mean = (channel: 0 | 1 | 2) =>
    corners.reduce((sum, colour) => sum + colour[channel] / corners.length, 0)
  return [mean(0), mean(1), mean(2)]
}

function isLikeNear(before: Sums, now: Sums, { x, y }: Place): boolean {
  const square = { width: CELL, height: CELL }
  const colour = meanColour(before, { x, y, ...square })
  return steps.some((down) =>
    steps.some((right) => {
      const place = { x: x + right, y: y + down }
      const isInside =
        Math.min(place.x, place.y) >= 0 &&
        Math.ceil(place.x) + CELL <= now.width &&
        Math.ceil(place.y) + CELL <= now.height
      if (!isInside) return false
      return colourDifference(colour, meanBetween(now, { ...place, ...square })) <= CELL_LIMIT
    }),
  )
}
