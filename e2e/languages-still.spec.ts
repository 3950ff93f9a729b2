import { expect, test } from '@playwright/test'
import { openAlive } from './hydration.ts'
import { languagePages } from './language-pages.ts'
import { expectNoLayoutShift } from './layout-shift.ts'

for (const path of languagePages)
  for (const width of [390, 1280])
    test(`${path} is still at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, path)
      await page.evaluate(() => document.fonts.ready)
      await page.mouse.wheel(0, 400)
      await page.waitForLoadState('networkidle')
      await expectNoLayoutShift(page, 0.01)
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, th, td, dt')]
          .filter(
            (element) => element.checkVisibility() && !element.closest('.sr-only, .stage-row'),
          )
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 2,
          )
          .map((element) => element.outerHTML.slice(0, 160)),
      )
      expect(clipped).toEqual([])
      const spaced = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility())
          .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
          .map((element) => element.outerHTML.slice(0, 160)),
      )
      expect(spaced).toEqual([])
    })
