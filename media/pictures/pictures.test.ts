import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PictureId } from '#content/media/picture-id.ts'
import { pictureShape } from '#content/media/picture-shapes.ts'
import { pictureIds } from '#content/media/pictures.ts'
import { drawingOf, isDrawn } from './drawings.ts'

const publicFolder = new URL('../../site/public/', import.meta.url)
const KB = 1024
const budgets: readonly [prefix: string, bytes: number][] = [
  ['pictures/articles/', 60 * KB],
  ['pictures/industries/', 30 * KB],
  ['pictures/', 30 * KB],
]
const budgetOf = (id: string) => budgets.find(([prefix]) => id.startsWith(prefix))?.[1] ?? 0

type Stored = { id: PictureId; file: string; width: number; height: number }

const drawn = pictureIds.filter((id) => !id.startsWith('pictures/articles/') || isDrawn(id))

const stored = drawn.flatMap((id): Stored[] => {
  const { width, height, widths, formats } = pictureShape(id)
  if (!widths) return [{ id, file: `${id}.svg`, width, height }]
  return widths.flatMap((each) =>
    formats.map((format) => ({
      id,
      file: `${id}-${each}.${format}`,
      width: each,
      height: Math.round((each * height) / width),
    })),
  )
})

describe('every picture in the content', () => {
  test.each(stored)('$file is there, as large and as light as stated', async (picture) => {
    const file = new URL(`media/${picture.file}`, publicFolder)
    const { width, height } = await sharp(await readFile(file)).metadata()
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height })
    expect((await stat(file)).size).toBeLessThanOrEqual(budgetOf(picture.id))
  })

  test.each(stored.filter(({ file }) => file.endsWith('.svg')))(
    '$file is what the code draws today, and depends on nothing outside itself',
    async ({ id, file }) => {
      const svg = await readFile(new URL(`media/${file}`, publicFolder), 'utf8')
      expect(svg).toBe(drawingOf(id))
      expect(svg).not.toMatch(/<text|<script|style=|href=/)
    },
  )
})

test('drawing twice gives the same picture', () => {
  for (const id of drawn) expect(drawingOf(id)).toBe(drawingOf(id))
})

describe('icons', () => {
  test.each([
    ['icons/apple-touch-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/icon-maskable-512.png', 512],
  ])('%s is %i pixels square', async (name, size) => {
    const { width, height } = await sharp(await readFile(new URL(name, publicFolder))).metadata()
    expect([width, height]).toEqual([size, size])
  })

  test('launchers cut their own shape from opaque squares', async () => {
    for (const name of ['icons/apple-touch-icon.png', 'icons/icon-maskable-512.png']) {
      const { isOpaque } = await sharp(await readFile(new URL(name, publicFolder))).stats()
      expect(isOpaque).toBe(true)
    }
  })

  test('favicon.ico holds one 32 pixel picture', async () => {
    const ico = await readFile(new URL('favicon.ico', publicFolder))
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const png = ico.subarray(ico.readUInt32LE(18))
    expect(png.length).toBe(ico.readUInt32LE(14))
    expect((await sharp(png).metadata()).width).toBe(32)
  })
})
