import { expect, test } from '@playwright/test'
import { pagePaths } from '../scripts/build/page-paths.ts'
import { hydratedAt, openAlive } from './hydration.ts'

// What a server may send on a new connection before it hears back twice: 10 packets, then 20.
const twoWindows = 30 * 1460
const scriptLimit = 134 * 1024
const laterScriptLimit = 7 * 1024

for (const path of pagePaths()) {
  test(`${path} arrives in two windows of a new connection`, async ({ request }) => {
    const page = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    const head = page
      .headersArray()
      .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0)
    expect(Number(page.headers()['content-length']) + head).toBeLessThanOrEqual(twoWindows)
  })

  test(`${path} needs little script, and asks for little more by itself`, async ({
    page,
    request,
  }) => {
    await openAlive(page, path)
    await page.waitForLoadState('networkidle')
    const alive = await hydratedAt(page)
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ name, startTime }) => [name, startTime] as const),
    )
    // A script may be fetched ahead and imported then: its first request counts.
    const scripts = new Map(asked.reverse())
    const bytes = { needed: 0, later: 0 }
    for (const [name, startTime] of scripts) {
      const answer = await request.head(name, { headers: { 'Accept-Encoding': 'gzip' } })
      bytes[startTime <= alive ? 'needed' : 'later'] += Number(answer.headers()['content-length'])
    }
    expect(bytes.needed).toBeGreaterThan(0)
    expect(bytes.needed).toBeLessThanOrEqual(scriptLimit)
    expect(bytes.later).toBeLessThanOrEqual(laterScriptLimit)
  })
}

for (const path of ['/blog']) {
  test(`${path} opens with its picture on a phone`, async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (asked) => {
      if (asked.resourceType() === 'image') pictures.push(asked.url())
    })
    await page.setViewportSize({ width: 412, height: 823 })
    await openAlive(page, path)
    const first = page.locator('main picture img').first()
    const { source, width } = await first.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      width: image.naturalWidth,
    }))
    expect(source).toMatch(/^data:image\/avif;base64,/)
    expect(width).toBeGreaterThan(0)
    const file = await first.getAttribute('src')
    expect(pictures.filter((url) => url.includes(String(file).replace(/\.\w+$/, '')))).toEqual([])
  })
}
