import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { holdScripts, openAlive } from './hydration.ts'
import { expectNoLayoutShift } from './layout-shift.ts'

const article = '/blog/top-use-case'
const pages = ['/home', '/pricing', '/service', '/faq', '/blog', '/healthcare', article]

/** To the end of the page by the wheel, as a visitor does. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page.locator('footer').getByText('©')).toBeInViewport({ timeout: 1 })
  }).toPass({ intervals: [0], timeout: 25_000 })
}

for (const [width, height] of [
  [412, 823],
  [1280, 1400],
] as const)
  for (const path of pages)
    test(`${path} at ${width} px is laid out as one scrolls, and nothing in sight moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openAlive(page, path)
      await scrollToTheEnd(page)
      await expectNoLayoutShift(page)
    })

for (const path of ['/home', article])
  test(`the colours of ${path} can be judged before it is laid out to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await holdScripts(page)
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withRules('color-contrast')
      .analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  })

test('a page stays at the part that was asked for', async ({ page }) => {
  await openAlive(page, '/home#contact')
  const heading = page.getByRole('heading', { name: 'Connect With Us' })
  await expect(heading).toBeInViewport()
  await page.waitForLoadState('networkidle')
  await expect(heading).toBeInViewport()
})

for (const width of [412, 1280])
  test(`whoever comes back or loads again at ${width} px finds the place they left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 })
    await openAlive(page, '/home')
    await scrollToTheEnd(page)
    const link = page.locator('footer').getByRole('link', { name: 'Privacy' }).first()
    const placeOf = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN)
    const place = await placeOf()
    await link.click()
    await page.waitForURL('**/privacy*')
    await page.goBack()
    await page.waitForURL('**/home')
    await expect.poll(placeOf).toBe(place)
    await page.reload()
    await expect.poll(placeOf).toBe(place)
  })
