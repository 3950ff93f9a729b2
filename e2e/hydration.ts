import type { Page } from '@playwright/test'

type Told = { hydrated?: number }

/** Opens a page and waits until its code has taken over. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await tellHydration(page)
  await page.goto(path)
  await alive(page)
}

export async function tellHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('site:hydrated', () => {
      ;(window as Told).hydrated = performance.now()
    })
  })
}

export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as Told).hydrated)
}

/** When the page came alive, in milliseconds since it was asked for. */
export const hydratedAt = (page: Page): Promise<number> =>
  page.evaluate(() => (window as Told).hydrated ?? Number.POSITIVE_INFINITY)

/** Lays the page out to its end, as for somebody who came back to it. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
}

/** Keeps every script of the site from arriving until told otherwise. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
