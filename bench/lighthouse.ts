import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { ensureBrowser } from '../scripts/browser.ts'
import { pagePaths } from '../scripts/build/page-paths.ts'
import { startSite } from './running-site.ts'
import { type BenchSection, median } from './section.ts'

const runs = 3
const debuggingPort = 9333
/** Other languages, one of each kind of script; measured without the system's fonts for it too. */
const otherLanguages = ['/hi/home', '/ta/pricing', '/bn/faq', '/ml/healthcare']
const measured = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

export async function measureLighthouse(): Promise<BenchSection> {
  const site = await startSite()
  const comeBack = stepBack()
  const auditAll = async (path: string) => {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await audit(`${site.origin}${path}`))
    return results
  }
  const rows: string[][] = []
  try {
    await inBrowser({}, async () => {
      for (const path of [...pagePaths(), ...otherLanguages]) {
        rows.push(rowOf(path, await auditAll(path)))
        console.log(`  ${rows.at(-1)?.join('  ')}`)
      }
    })
    // Only there does a browser ask fontconfig what fonts it has.
    if (process.platform === 'linux')
      await inBrowser({ FONTCONFIG_FILE: resolve('e2e/no-indic-fonts.conf') }, async () => {
        for (const path of otherLanguages) {
          const shift = shiftOf(await auditAll(path))
          rows.find(([route]) => route === path)?.splice(-1, 1, shift)
          console.log(`  ${path} without the script's fonts: ${shift}`)
        }
      })
  } finally {
    comeBack()
    await site.stop()
  }
  return {
    title: 'Lighthouse, by route',
    meaning:
      'Lighthouse 13 with its mobile defaults (a slow phone on slow 4G, simulated), median of three runs. Largest paint is when a visitor sees the page; blocking time is how long it would not react. The last column is the shift where the system has no font for the script of the page.',
    head: [
      'Route',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'Largest paint',
      'Blocking',
      'Shift',
      'Shift without fonts',
    ],
    rows,
  }
}

/** A visitor's phone does not run Lighthouse beside the page: let the page go first. */
function stepBack(): () => void {
  setPriority(constants.priority.PRIORITY_LOW)
  return () => {
    try {
      setPriority(constants.priority.PRIORITY_NORMAL)
    } catch {
      // Only the superuser may; whatever is measured next then shares the low priority alike.
    }
  }
}

/** On a busy machine a trace may miss its paints: such a run measured nothing and is made again. */
async function audit(url: string): Promise<Result> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const outcome = await lighthouse(url, {
      port: debuggingPort,
      logLevel: 'error',
      output: 'json',
    })
    if (outcome && measured.every((id) => outcome.lhr.audits[id]?.numericValue !== undefined))
      return outcome.lhr
  }
  throw new Error(`Lighthouse could not measure ${url}`)
}

function rowOf(path: string, results: readonly Result[]): string[] {
  const score = (category: string) =>
    String(
      Math.round(100 * median(results.map(({ categories }) => categories[category]?.score ?? 0))),
    )
  const value = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  return [
    path,
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    `${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `${value('total-blocking-time').toFixed(0)} ms`,
    shiftOf(results),
    '',
  ]
}

const shiftOf = (results: readonly Result[]): string =>
  median(
    results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
  ).toFixed(3)

async function inBrowser(settings: Record<string, string>, use: () => Promise<void>) {
  const { executablePath, args } = ensureBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${debuggingPort}`],
    env: { ...process.env, ...settings },
  })
  try {
    await use()
  } finally {
    await browser.close()
  }
}
