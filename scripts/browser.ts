import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installed, isExecutable } from './browsers/installed.ts'

export type Browser = { executablePath: string; args: string[] }

// The shell without windows is the same engine and takes a third less time; Playwright's own choice is the same.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
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

export function findBrowser(): Browser | null {
  const executablePath =
    process.env.CHROME_PATH ?? installed(...commands) ?? onMac() ?? downloaded()
  if (!executablePath) return null
  const isRoot = process.getuid?.() === 0
  return { executablePath, args: isRoot ? [...quiet, '--no-sandbox'] : quiet }
}

/** An installed Chrome or Chromium, else Debian's package, else Playwright's own download. */
export function ensureBrowser(): Browser {
  const found = findBrowser()
  if (found) return found
  if (isDebianRoot()) {
    console.log('No browser found: installing Debian’s chromium …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const install = (name: string) =>
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' }).status === 0
    if (!install('chromium-headless-shell')) install('chromium')
  } else {
    console.log('No browser found: downloading Playwright’s chromium …')
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  const browser = findBrowser()
  if (!browser) throw new Error('No browser: install Chrome or Chromium, or set CHROME_PATH.')
  return browser
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
