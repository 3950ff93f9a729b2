import { expect, type Page, test } from '@playwright/test'
import { alive, layOutWhole, tellHydration } from './hydration.ts'
import { expectNoLayoutShift } from './layout-shift.ts'

/** What holds a sentence in another script. */
const words = 'main :not(.call-card *):has(> [lang]:not(.own-word))'

/** Keeps the fonts of other scripts from arriving until told otherwise. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Alive, though the load event may wait for the fonts. */
async function openWithoutFonts(page: Page, path: string): Promise<void> {
  await tellHydration(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await alive(page)
}

const placesOf = (page: Page) =>
  page.locator(words).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, height } = element.getBoundingClientRect()
      return [element.textContent, x, y + scrollY, height]
    }),
  )

for (const width of [320, 375, 390, 412, 820, 1024, 1280]) {
  test(`/home keeps its place at ${width} px when the fonts of other scripts come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    const release = await holdFonts(page)
    await openWithoutFonts(page, '/home')
    const card = page.locator('.call-card')
    const before = await card.boundingBox()
    release()
    await layOutWhole(page)
    await page.evaluate(() => document.fonts.ready)
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('1em "Anek Devanagari"', 'हिन्दी')))
      .toBe(true)
    expect(await card.boundingBox()).toEqual(before)
    await expectNoLayoutShift(page)
  })
}

test('sentences in other scripts stand where they stood, and as high, when their fonts come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdFonts(page)
  await openWithoutFonts(page, '/home')
  await layOutWhole(page)
  const before = await placesOf(page)
  expect(before.length).toBeGreaterThanOrEqual(8)
  release()
  await page.evaluate(() => document.fonts.ready)
  expect(await placesOf(page)).toEqual(before)
})

for (const width of [320, 390])
  test(`the page's own call keeps its lines at ${width} px when the fonts of the others come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    const release = await holdFonts(page)
    await openWithoutFonts(page, '/ta/example-calls')
    release()
    await page.waitForLoadState('networkidle')
    await expectNoLayoutShift(page)
  })
