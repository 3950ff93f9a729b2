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
/** One turn of the wheel: less than what the list keeps loaded below, so that no turn ends early. */
const TURN_PX = 1_500
const TURNS = 16
const PIXELS_A_SECOND = 1_500
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
    await page.locator('[data-row]').first().waitFor()
    const box = await page.locator('.enquiry-scroller').boundingBox()
    if (!box) throw new Error('The list is not on the page')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    let worked = 0
    for (let turn = 0; turn < TURNS; turn++) {
      await untilBelow(page)
      const before = await workedMs(session)
      await page.evaluate(watchFrames)
      await session.send('Input.synthesizeScrollGesture', {
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        yDistance: -TURN_PX,
        speed: PIXELS_A_SECOND,
        gestureSourceType: 'mouse',
      })
      times.push(...(await page.evaluate(() => (window as Watched).stopFrames?.() ?? [])))
      worked += (await workedMs(session)) - before
    }
    return { times, worked }
  } finally {
    await context.close()
  }
}

/** Until the next rows are there. Asked from here: the desk's policy refuses what would ask in the page. */
async function untilBelow(page: Page): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    if (await page.evaluate(hasBelow, TURN_PX)) return
    await page.waitForTimeout(50)
  }
  throw new Error('The list did not go on')
}

async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}

type Watched = { stopFrames?: () => number[] }

/** Runs in the page. */
function hasBelow(pixels: number): boolean {
  const list = document.querySelector('.enquiry-scroller')
  return list !== null && list.scrollHeight - list.scrollTop - list.clientHeight > pixels
}

/** Runs in the page: how long it is from each frame to the next, until it is stopped. */
function watchFrames(): void {
  const times: number[] = []
  let last = 0
  let next = requestAnimationFrame(function onFrame(at) {
    if (last > 0) times.push(at - last)
    last = at
    next = requestAnimationFrame(onFrame)
  })
  ;(window as Watched).stopFrames = () => {
    cancelAnimationFrame(next)
    return times
  }
}
