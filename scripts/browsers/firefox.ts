import { launch } from 'puppeteer-core'
import { installed } from './installed.ts'
import type { Browser } from './visitor.ts'

const PATIENCE_MS = 30_000
const program = () => installed('firefox-esr', 'firefox')

/** Through WebDriver BiDi, which Firefox speaks by itself. */
export const firefox: Browser = {
  name: 'Firefox',
  missing: () => (program() ? null : 'not installed (Debian: apt-get install firefox-esr)'),
  async visit() {
    const executablePath = program() ?? 'firefox'
    const browser = await launch({ browser: 'firefox', executablePath, headless: true })
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const inView = async (selector: string) => {
      const element = await page.waitForSelector(selector)
      if (!element) throw new Error(`Nothing at ${selector}`)
      await element.scrollIntoView()
      return element
    }
    return {
      open: async (url) => void (await page.goto(url)),
      read: (expression) => page.evaluate(expression) as never,
      type: async (selector, text) => (await inView(selector)).type(text),
      press: async (selector) => (await inView(selector)).click(),
      leave: () => browser.close(),
    }
  },
}
