import { chromium } from 'playwright-core'
import { ensureBrowser } from '../scripts/browser.ts'
import { pagePaths } from '../scripts/build/page-paths.ts'
import { startSite } from './running-site.ts'
import { type BenchSection, kilobytes } from './section.ts'

type Loaded = { url: string; type: string; bytes: number; beforePaint: boolean }

/** What a phone downloads before the visitor touches anything, films left out. */
export async function measureBytes(): Promise<BenchSection> {
  const site = await startSite()
  const browser = await chromium.launch(ensureBrowser())
  const rows: string[][] = []
  try {
    for (const path of pagePaths()) {
      const page = await browser.newPage({
        viewport: { width: 412, height: 823 },
        reducedMotion: 'reduce',
      })
      await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' })
      const loaded: Loaded[] = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const entries = performance
          .getEntries()
          .filter((entry) => entry instanceof PerformanceResourceTiming)
        return entries.map((entry) => ({
          url: entry.name,
          type: new URL(entry.name).pathname.split('.').pop() ?? '',
          bytes: entry.transferSize,
          beforePaint: entry.startTime < (paint?.startTime ?? 0),
        }))
      })
      const sum = (chosen: (entry: Loaded) => boolean) =>
        kilobytes(loaded.filter(chosen).reduce((total, { bytes }) => total + bytes, 0))
      rows.push([
        path,
        kilobytes(await gzipped(loaded.filter(({ type }) => type === 'js'))),
        sum(({ type }) => type === 'js'),
        sum(({ type, beforePaint }) => type === 'js' && beforePaint),
        sum(({ type }) => type === 'woff2'),
        sum(() => true),
      ])
      await page.close()
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return {
    title: 'Bytes, by route',
    meaning:
      'First visit on a phone, before any touch and without films. Compressed as sent (brotli), and the script also as an older browser gets it (gzip). Script before the first paint is what would make a visitor wait. The letters of the Latin fonts are inside the page.',
    head: ['Route', 'Script, gzip', 'Script', 'Script before first paint', 'Fonts', 'All'],
    rows,
  }
}

/** A script that was preloaded is told of twice: once when it was fetched, once when it was run. */
async function gzipped(scripts: readonly Loaded[]): Promise<number> {
  const urls = new Set(scripts.map(({ url }) => url))
  const sizes = [...urls].map(async (url) => {
    const { headers } = await fetch(url, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'gzip' },
    })
    return Number(headers.get('content-length'))
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
