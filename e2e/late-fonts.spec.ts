import { expect, type Page, test } from '@playwright/test'
import { openAlive, unfolded } from './hydration.ts'
import { layoutShift } from './layout-shift.ts'

const words = '.call-words, .own-name'

/** Keeps the fonts of other scripts from arriving until told otherwise. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const boxesOf = (page: Page) =>
  page.locator(words).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.textContent, x, y + scrollY, width, height]
    }),
  )

for (const width of [320, 375, 390, 412, 820, 1024, 1280]) {
  test(`/home keeps its place at ${width} px when the fonts of other scripts come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    const release = await holdFonts(page)
    await openAlive(page, '/home')
    const card = page.locator('figure').first()
    const before = await card.boundingBox()
    release()
    await unfolded(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('1em "Anek Devanagari"', 'क'))).toBe(true)
    expect(await card.boundingBox()).toEqual(before)
    expect(await layoutShift(page)).toBeLessThan(0.0005)
  })

  test(`the words of the call are whole at ${width} px, and no line stays empty`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await openAlive(page, '/home')
    await page.evaluate(() => document.fonts.load('1em "Anek Devanagari"', 'क'))
    const lines = await page.locator('.call-words').evaluateAll((elements) =>
      elements.map((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        const tops = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
        const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
        return {
          written: tops.size,
          reserved: Math.round(element.clientHeight / lineHeight),
          hidden: element.scrollHeight > element.clientHeight + 4,
        }
      }),
    )
    expect(lines).toHaveLength(3)
    for (const { written, reserved, hidden } of lines) {
      expect({ written, hidden }).toEqual({ written: reserved, hidden: false })
    }
  })
}

test('boxes of words in other scripts are as large before their fonts as after', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdFonts(page)
  await openAlive(page, '/home')
  const before = await boxesOf(page)
  expect(before.length).toBeGreaterThan(20)
  release()
  await unfolded(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await boxesOf(page)).toEqual(before)
})
