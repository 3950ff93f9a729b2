import type { Page } from '@playwright/test'

/**
 * Moves the page's held clock on. React starts timers in tasks of their own after what it shows, which
 * a held clock does not hold: without a pause a slow machine moves the clock before they are set.
 */
export async function runFor(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 5; task++) {
      const { port1, port2 } = new MessageChannel()
      await new Promise((resume) => {
        port1.onmessage = resume
        port2.postMessage(null)
      })
      port1.close()
    }
  })
  await page.clock.runFor(milliseconds)
}
