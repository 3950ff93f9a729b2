import type { Page } from '@playwright/test'

type LayoutShift = PerformanceEntry & { value: number }

/** How much of what was in sight has moved by itself since the page began to load. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as LayoutShift[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}
