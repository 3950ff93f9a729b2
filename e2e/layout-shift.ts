import { expect, type Page } from '@playwright/test'

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type LayoutShift = PerformanceEntry & { value: number; sources: readonly Source[] }

// Less is a sign above a letter that a font draws a little higher.
const visible = 0.0005

/** Nothing that was in sight has moved by itself since the page began to load; else tells what did. */
export async function expectNoLayoutShift(page: Page, atMost = visible): Promise<void> {
  const { sum, moved } = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as LayoutShift[]
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round)
    const tell = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${box(previousRect)} to ${box(currentRect)}`
    return {
      sum: shifts.reduce((total, { value }) => total + value, 0),
      moved: shifts.map(
        ({ value, startTime, sources }) =>
          `${value.toFixed(5)} after ${Math.round(startTime)} ms: ${sources.map(tell).join('; ')}`,
      ),
    }
  })
  expect(sum, moved.join('\n')).toBeLessThan(atMost)
}
