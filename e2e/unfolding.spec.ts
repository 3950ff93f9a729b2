import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { holdScripts, openAlive, unfolded } from './hydration.ts'
import { expectNoLayoutShift } from './layout-shift.ts'

const article = '/blog/top-use-case'

for (const path of ['/home', '/pricing', '/service', '/faq', '/blog', '/healthcare', article]) {
  test(`${path} unfolds without moving anything in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await openAlive(page, path)
    await unfolded(page)
    await expectNoLayoutShift(page)
  })
}

for (const path of ['/home', article]) {
  test(`the colours of ${path} can be judged before it unfolds`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await holdScripts(page)
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .withRules('color-contrast')
      .analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  })
}

test('the end of an article waits until the page is alive', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const release = await holdScripts(page)
  await page.goto(article)
  const last = page.locator('.article-body > :last-child')
  await expect(last).toHaveCSS('content-visibility', 'auto')
  release()
  await unfolded(page)
  await expect(last).toHaveCSS('content-visibility', 'visible')
})

test('a page stays at the part that was asked for', async ({ page }) => {
  await openAlive(page, '/home#contact')
  const heading = page.getByRole('heading', { name: 'Connect With Us' })
  await expect(heading).toBeInViewport()
  await page.waitForLoadState('networkidle')
  await expect(heading).toBeInViewport()
})

test('words in other scripts are shown on a phone once the page is alive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await page.goto('/faq')
  const ownName = page.locator('footer .own-name', { hasText: 'தமிழ்' })
  await expect(ownName).toHaveCSS('content-visibility', 'hidden')
  release()
  await unfolded(page)
  await expect(ownName).toHaveCSS('content-visibility', 'visible')
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1em "Anek Names"', 'தமிழ்')))
    .toBe(true)
})

test('words in other scripts are shown even if no script ever comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install()
  await holdScripts(page)
  await page.goto('/faq')
  const ownName = page.locator('footer .own-name', { hasText: 'தமிழ்' })
  await expect(ownName).toHaveCSS('content-visibility', 'hidden')
  await page.clock.fastForward(10_000)
  await expect(ownName).toHaveCSS('content-visibility', 'visible')
})
