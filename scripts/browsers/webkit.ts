import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { installed } from './installed.ts'
import type { Browser } from './visitor.ts'
import { openSession } from './webdriver.ts'

const PATIENCE_MS = 20_000
const hasDisplay = () => Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
const miniBrowser = () => globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser').sort().at(-1)

/** WebKitGTK's own small browser, through its WebDriver; on a display of its own where there is none. */
export const webkit: Browser = {
  name: 'WebKit',
  missing() {
    if (!installed('WebKitWebDriver') || !miniBrowser()) {
      return 'not installed (Debian: apt-get install webkit2gtk-driver)'
    }
    if (hasDisplay() || installed('Xvfb')) return null
    return 'has no display (Debian: apt-get install xvfb)'
  },
  async visit() {
    const display = hasDisplay() ? null : await startDisplay()
    const port = await freePort()
    const environment = { ...process.env, ...(display ? { DISPLAY: display.name } : {}) }
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: { ...environment, NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    })
    const origin = `http://127.0.0.1:${port}`
    await untilAnswers(`${origin}/status`)
    const session = await openSession(origin, {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    return {
      open: async (url) => void (await session.open(url)),
      read: (expression) => session.run(`return (${expression})`),
      type: async (selector, text) => void (await session.type(await session.find(selector), text)),
      press: async (selector) => void (await session.press(await session.find(selector))),
      async leave() {
        await session.close().catch(() => {})
        driver.kill()
        display?.server.kill()
      },
    }
  },
}

async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  // It chooses a free number itself and writes it to the third channel.
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const channel = server.stdio[3] as NodeJS.ReadableStream
  const [number] =
    (await channel[Symbol.asyncIterator]().next()).value?.toString().split('\n') ?? []
  return { name: `:${number}`, server }
}

async function untilAnswers(url: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  while (Date.now() < giveUp) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}
