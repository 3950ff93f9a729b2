import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { ensureBrowser } from '../scripts/browser.ts'
import { startSite } from './running-site.ts'
import { type BenchSection, median, milliseconds } from './section.ts'

type Press = { name: string; path: string; target: (page: Page) => Locator }
type Moment = 'settled' | 'painted'

const runs = 5
const slowdown = 4

const native: Press = {
  name: 'A native details',
  path: '/faq',
  target: (page) => page.locator('#plain-details summary'),
}
const presses: readonly Press[] = [
  { name: 'Menu', path: '/home', target: (page) => button(page, 'Menu') },
  { name: 'Chat button', path: '/home', target: (page) => button(page, /^Open chat/) },
  { name: 'FAQ item', path: '/faq', target: (page) => page.locator('summary').nth(1) },
  { name: 'Contact', path: '/healthcare', target: (page) => button(page, 'Contact Us') },
  { name: 'Load More', path: '/blog', target: (page) => button(page, 'Load More') },
]

/** Some are links until the page's code has taken over. */
const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()

/** What the browser itself says of how long a press takes until its effect is seen. */
export async function measurePresses(): Promise<BenchSection> {
  const site = await startSite()
  const browser = await chromium.launch(ensureBrowser())
  const timed = async (press: Press, moment: Moment): Promise<number> => {
    const times: number[] = []
    for (let run = 0; run < runs; run++)
      times.push(await timeOf(browser, site.origin, press, moment))
    return median(times)
  }
  const rows: string[][] = []
  try {
    const details = await timed(native, 'settled')
    rows.push([native.name, milliseconds(details), '', ''])
    for (const press of presses) {
      const settled = await timed(press, 'settled')
      const painted = await timed(press, 'painted')
      const ratio = `${(settled / details).toFixed(1)} times`
      rows.push([press.name, milliseconds(settled), ratio, milliseconds(painted)])
      console.log(`  ${rows.at(-1)?.join('  ')}`)
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return {
    title: 'Presses',
    meaning: `From a press until what it does is seen, by the browser's own event timing, on a phone's screen with a processor slowed ${slowdown} times, median of ${runs}. To reach: within twice the time of a native details once the page has settled, and within 200 ms as soon as it is painted.`,
    head: ['What is pressed', 'Settled', 'Against details', 'As soon as painted'],
    rows,
  }
}

async function timeOf(
  browser: Browser,
  origin: string,
  { path, target }: Press,
  moment: Moment,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(observe)
    if (moment === 'painted') {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      )
    } else {
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.evaluate(addPlainDetails)
    }
    const box = await whereIs(target(page))
    if (moment === 'settled') {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.waitForTimeout(1_500)
    }
    await page.touchscreen.tap(box.x, box.y)
    const found = await page.waitForFunction(() => (window as Told).longestPress?.())
    return (await found.jsonValue()) as number
  } finally {
    await context.close()
  }
}

async function whereIs(target: Locator): Promise<{ x: number; y: number }> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Told = { longestPress?: () => number | null }

/** Runs in the page: the longest event of one press, once its click has been seen. */
function observe(): void {
  let longest = 0
  let clicked = false
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      longest = Math.max(longest, entry.duration)
      clicked ||= entry.name === 'click'
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  ;(window as Told).longestPress = () => (clicked ? longest : null)
}

/** Runs in the page: an element of the browser's own, which no code of ours knows. */
function addPlainDetails(): void {
  const details = document.createElement('details')
  details.id = 'plain-details'
  const summary = document.createElement('summary')
  summary.append('A question')
  details.append(summary, 'An answer')
  document.querySelector('main')?.append(details)
}
