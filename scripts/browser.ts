import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installed, isExecutable } from './browsers/installed.ts'

export type Browser = { executablePath: string; args: string[] }

// The shell without windows is the same engine and takes two thirds of the time; Playwright chooses the same.
const shell = 'chromium-headless-shell'
const withWindows = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

// Chromium's own errands would leave the machine, and nothing here should.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/** An installed Chrome or Chromium, else Debian's package, else Playwright's own download. */
export const ensureBrowser = (): Browser => ensure(() => find(shell, ...withWindows))

/** One that can do what the shell leaves out, such as showing notifications. */
export const ensureBrowserWithWindows = (): Browser => ensure(() => find(...withWindows))

function find(...commands: readonly string[]): Browser | null {
  const executablePath =
    process.env.CHROME_PATH ?? installed(...commands) ?? onMac() ?? downloaded()
  if (!executablePath) return null
  const isRoot = process.getuid?.() === 0
  return { executablePath, args: isRoot ? [...quiet, '--no-sandbox'] : quiet }
}

function ensure(found: () => Browser | null): Browser {
  if (!found()) install()
  const browser = found()
  if (!browser) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH.')
  return browser
}

function install(): void {
  if (isDebianRoot()) {
    console.log('No browser found: installing Debian’s chromium …')
    const apt = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], { stdio: 'inherit' })
    apt('update')
    // Systems that have no package of the shell have the other one.
    for (const name of ['chromium', shell]) apt('install', '-y', name)
  } else {
    console.log('No browser found: downloading Playwright’s chromium …')
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
}

const onMac = () => macApplications.find(isExecutable)

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

export function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  try {
    execFileSync('apt-get', ['--version'])
    return true
  } catch {
    return false
  }
}
