import { expect, type Page, test } from '@playwright/test'
import { brand } from '#content/facts/brand.ts'
import { notFoundPath } from '#content/facts/pages.ts'
import { otherPagePaths, pagePaths } from '../scripts/build/page-paths.ts'
import { axeFindings } from './accessibility.ts'
import { alive, tellHydration } from './hydration.ts'
import { languagePages } from './language-pages.ts'
import { widestRight } from './widest-right.ts'

const paths = [...pagePaths(), notFoundPath]
// The second theme of a width changes colours and nothing else.
const looks = [
  { width: 1280, height: 900, colorScheme: 'light', what: 'all' },
  { width: 1280, height: 900, colorScheme: 'dark', what: 'colours' },
  { width: 390, height: 844, colorScheme: 'dark', what: 'all' },
  { width: 390, height: 844, colorScheme: 'light', what: 'colours' },
] as const

for (const path of [...paths, ...languagePages]) {
  test.describe(path, () => {
    test('is accessible in both themes on wide and narrow screens', async ({ page }) => {
      test.slow()
      const faults = watchFaults(page)
      await tellHydration(page)
      await page.goto(path)
      await alive(page)
      await page.locator('footer').scrollIntoViewIfNeeded()
      // Half-way through a fade every colour is wrong: what is checked is what stays.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const { width, height, colorScheme, what } of looks) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        const found = await axeFindings(page, what)
        expect(found, `${width} px, ${colorScheme}`).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await tooSmall(page), 'too small to be hit at 390 px').toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await widestRight(page), 'sideways scroll at 320 px').toEqual([])
      expect(faults).toEqual([])
    })

    test('stands without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const [shown = ''] = await page.getByRole('main').allInnerTexts()
      expect(shown.length).toBeGreaterThan(path === notFoundPath ? 40 : 200)
      await context.close()
    })
  })
}

test('no page carries an inline style, and all have one title, description and canonical', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const path of [...paths, ...otherPagePaths()]) {
    const html = await (await request.get(path)).text()
    expect(html.match(/<[^>]+\sstyle=/)?.[0], path).toBeUndefined()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect(titles.has(title), `${path}: ${title}`).toBe(false)
    titles.add(title)
    if (path === notFoundPath) continue
    expect(html.match(/<meta name="description" content="[^"]{50,180}"/g), path).toHaveLength(1)
    expect(html.match(/<link rel="canonical" href="https:\/\/[^"]+"/g), path).toHaveLength(1)
  }
})

test('every internal link and anchor leads somewhere', async ({ request }) => {
  const pages = new Map<string, { ids: Set<string>; links: string[] }>()
  for (const path of [...paths, ...otherPagePaths()]) {
    const html = await (await request.get(path)).text()
    pages.set(path, {
      ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)),
      links: [...html.matchAll(/<a\s[^>]*href="([^"]+)"/g)].map(([, href = '']) => href),
    })
  }
  const broken: string[] = []
  const files = new Set<string>()
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const url = new URL(link.replaceAll('&amp;', '&'), `${brand.origin}${path}`)
      if (url.origin !== brand.origin || url.pathname === '/dashboard') continue
      const target = pages.get(url.pathname === '/' ? '/home' : url.pathname)
      if (!target) files.add(url.pathname)
      else if (url.hash && !target.ids.has(decodeURIComponent(url.hash.slice(1))))
        broken.push(`${path} → ${link}`)
    }
  }
  for (const file of files) {
    // A link that needs a redirect costs every visitor a round trip.
    const status = (await request.head(file, { maxRedirects: 0 })).status()
    if (status !== 200) broken.push(`${file}: ${status}`)
  }
  expect(broken).toEqual([])
})

/** Errors on the console (refusals of the security policy are among them) and ways out of the site. */
function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    const expected = message.location().url.endsWith(notFoundPath)
    if (message.type() === 'error' && !expected) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('requestfailed', (request) => {
    // A browser drops what it no longer needs, such as a picture for another width.
    const dropped = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!dropped) faults.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    const leaves = protocol.startsWith('http') && host !== new URL(page.url()).host
    if (leaves && page.url() !== 'about:blank') faults.push(`left the site: ${request.url()}`)
  })
  return faults
}

/** What can be pressed, stands by itself and is less than 24 pixels wide or high (WCAG 2.5.8). */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, p, li p'))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 1 && (width < 24 || height < 24)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
