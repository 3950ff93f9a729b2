import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { ensureBrowser } from '../scripts/browser.ts'
import { startSite } from './running-site.ts'
import { median, milliseconds } from './section.ts'

type Screen = { name: string; width: number; height: number; slowdown: number }

const screens: readonly Screen[] = [
  { name: 'on a desktop', width: 1440, height: 900, slowdown: 1 },
  { name: 'on a desktop, processor slowed 4 times', width: 1440, height: 900, slowdown: 4 },
  { name: 'on a phone, processor slowed 4 times', width: 390, height: 844, slowdown: 4 },
]
const DISTANCE = 24_000
const PIXELS_A_SECOND = 3_000
/** A frame at 60 a second, and a millisecond by which the clock of frames may be out. */
const LATE_MS = 1_000 / 60 + 1

const account = {
  'Your name': 'Bench',
  'E-mail address': 'bench@business.example',
  'New password': 'a password of the bench',
}

/**
 * Frames while the inbox of all enquiries is scrolled in a real browser. Thread time of the page a frame is
 * told as well: unlike the frames, it does not depend on what else the machine is doing.
 */
export async function measureFrames(dataDir: string, setUpToken: string): Promise<string[][]> {
  const site = await startSite({ DATA_DIR: dataDir })
  const browser = await chromium.launch(ensureBrowser())
  try {
    const page = await browser.newPage()
    await page.goto(`${site.origin}/desk/set-up#${setUpToken}`)
    for (const [label, value] of Object.entries(account)) await page.getByLabel(label).fill(value)
    await page.getByRole('button', { name: 'Make the account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
    const state = await page.context().storageState()
    const rows: string[][] = []
    for (const screen of screens) {
      const { times, worked } = await scrollOn(browser, site.origin, state, screen)
      const late = times.filter((time) => time > LATE_MS).length / times.length
      const spans = [milliseconds(median(times)), milliseconds(Math.max(...times))]
      const name = `Scrolling the inbox ${screen.name}, frame to frame`
      rows.push([name, ...spans, `${(late * 100).toFixed(1)}%`])
      const work = milliseconds(worked / times.length)
      rows.push([`Scrolling the inbox ${screen.name}, work of the page a frame`, work, '', ''])
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
  }
}

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

async function scrollOn(browser: Browser, origin: string, state: State, screen: Screen) {
  const { width, height, slowdown } = screen
  const context = await browser.newContext({ viewport: { width, height }, storageState: state })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${origin}/desk/inbox?is=all&sort=newest`)
    const box = await page.locator('.enquiry-scroller').boundingBox()
    if (!box) throw new Error('The list is not on the page')
    await page.locator('[data-row]').first().waitFor()
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(watchFrames)
    const before = await workedMs(session)
    await session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: -DISTANCE,
      speed: PIXELS_A_SECOND,
      gestureSourceType: 'mouse',
    })
    const times = await page.evaluate(() => (window as Watched).framesSoFar?.() ?? [])
    const worked = (await workedMs(session)) - before
    const scrolled = await page.locator('.enquiry-scroller').evaluate((list) => list.scrollTop)
    if (scrolled < DISTANCE / 2) throw new Error(`The list was scrolled by ${scrolled} px alone`)
    return { times, worked }
  } finally {
    await context.close()
  }
}

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

type Watched = { framesSoFar?: () => number[] }

/** Runs in the page: how long it was from each frame to the next. */
function watchFrames(): void {
  const times: number[] = []
  let last = 0
  const onFrame = (at: number) => {
    if (last > 0) times.push(at - last)
    last = at
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  ;(window as Watched).framesSoFar = () => times
}
