import { test } from '@playwright/test'
import { openAlive } from './hydration.ts'

for (const [w, h] of [
  [1366, 650],
  [1280, 860],
] as const)
  for (const theme of ['light', 'dark'] as const)
    test(`console ${w} ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: w, height: h })
      await page.emulateMedia({ colorScheme: theme })
      await openAlive(page, process.env.SHOT_LANG ? `/${process.env.SHOT_LANG}/home` : '/home')
      for (const at of w === 1366 ? [1, 2, 4] : [3]) {
        await page
          .locator('.console-mark')
          .nth(at)
          .evaluate((mark) => {
            scrollTo({
              top: mark.getBoundingClientRect().top + scrollY - innerHeight / 2,
              behavior: 'instant',
            })
          })
        await page.waitForTimeout(900)
        await page.screenshot({
          path: `/tmp/looks-shots/c-${process.env.SHOT_LANG ?? 'en'}-${w}-${theme}-${at}.png`,
        })
      }
    })
