import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ownFonts } from './e2e/looks/own-fonts.ts'
import { ensureBrowser, ensureBrowserWithWindows } from './scripts/browser.ts'

const port = Number(process.env.E2E_PORT ?? 3210)
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'website-e2e-'))
const { executablePath, args } = ensureBrowser()
const launchOptions = {
  executablePath,
  args: [
    ...args,
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
}

/** What the browser without windows leaves out or does at another moment: notifications, a place found again. */
const needWindows = ['desk-notifications.spec.ts', 'lazy-layout.spec.ts']
const withWindows = {
  ...launchOptions,
  executablePath: ensureBrowserWithWindows().executablePath,
}

/** The tests of layout a second time, where the system has no font for the site's Indian scripts. */
const withoutIndicFonts = {
  name: 'no-indic-fonts',
  testMatch: [
    'no-indic-fonts.spec.ts',
    'late-fonts.spec.ts',
    'lazy-layout.spec.ts',
    'languages-still.spec.ts',
  ],
  use: {
    launchOptions: {
      ...withWindows,
      env: { ...process.env, FONTCONFIG_FILE: resolve('e2e/no-indic-fonts.conf') },
    },
  },
}

const looks = ['looks.spec.ts', 'looks-of-states.spec.ts', 'looks-tolerance.spec.ts']

/** The tests of looks, drawn alike on every machine. */
const drawnAlike = {
  name: 'looks',
  testMatch: looks,
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    deviceScaleFactor: 1,
    screenshot: 'off' as const,
    launchOptions: {
      ...withWindows,
      args: [
        ...withWindows.args,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-gpu',
      ],
      env: { ...process.env, FONTCONFIG_FILE: await ownFonts() },
    },
  },
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Ends what hangs: two browsers beside each other on a slow machine take their time.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // What fails once and then passes is named at the end, and more than two such tests fail the run (decision 0066).
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'system-fonts', testIgnore: ['no-indic-fonts.spec.ts', ...looks, ...needWindows] },
    { name: 'with-windows', testMatch: needWindows, use: { launchOptions: withWindows } },
    // Only there does a browser ask fontconfig what fonts it has.
    ...(process.platform === 'linux' ? [withoutIndicFonts, drawnAlike] : []),
  ],
  webServer: {
    command: `${process.execPath} server/start.ts`,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LIMITS_SCALE: '1000',
      // The tests type faster than people: the time trap has its own tests.
      FORM_MIN_MS: '0',
      LOG_LEVEL: 'warn',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
