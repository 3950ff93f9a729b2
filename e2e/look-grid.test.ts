import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { gridFromPng, gridOf, gridToPng, lookDifference } from './look-grid.ts'

const SQUARE = 20

const page = (parts: string, height = 400) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}"><rect width="600" height="${height}" fill="#fbf9f4"/>${parts}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const button = (fill: string, x = 60) =>
  `<rect x="${x}" y="80" width="160" height="48" rx="24" fill="${fill}"/>`
const text = (fill: string) =>
  Array.from({ length: 12 }, (_, line) =>
    Array.from(
      { length: 60 },
      (_, letter) =>
        `<rect x="${40 + letter * 8}" y="${160 + line * 18}" width="2" height="9" fill="${fill}"/>`,
    ).join(''),
  ).join('')

async function difference(kept: string, seen: string): Promise<string | null> {
  const before = await gridFromPng(await gridToPng(await gridOf(await page(kept), SQUARE)))
  return lookDifference(before, await gridOf(await page(seen), SQUARE), SQUARE)
}

describe('two looks differ', () => {
  test('when a button has another colour', async () => {
    expect(await difference(button('#f08a24'), button('#e07b16'))).toContain('another colour')
  })

  test('when a block has moved', async () => {
    expect(await difference(button('#f08a24'), button('#f08a24', 66))).toContain('another colour')
  })

  test('when text is of another shade', async () => {
    expect(await difference(text('#0f1f18'), text('#55645c'))).toContain('another shade')
  })

  test('when the page has grown, and from where', async () => {
    const kept = await gridOf(await page(button('#f08a24')), SQUARE)
    const seen = await gridOf(await page(button('#f08a24'), 460), SQUARE)
    expect(lookDifference(kept, seen, SQUARE)).toContain('was 600 × 400 px')
  })
})

test('they are the same when only edges are smoothed otherwise', async () => {
  const shifted = text('#0f1f18').replaceAll('width="2"', 'width="2.1"')
  expect(
    await difference(button('#f08a24') + text('#0f1f18'), button('#f08a24', 60.3) + shifted),
  ).toBeNull()
})
