import { expect, test } from '@playwright/test'
import { indianLanguages } from '#content/facts/languages.ts'

test('this run has no font for any of the scripts', async ({ page }) => {
  await page.goto('/about')
  const letters = indianLanguages.map(({ ownName }) => ownName[0] ?? '')
  const widths = await page.evaluate((shown) => {
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    pen.font = '100px sans-serif'
    return shown.map((letter) => pen.measureText(letter).width)
  }, letters)
  // What no font can write is one and the same box.
  expect(new Set(widths).size).toBe(1)
})
