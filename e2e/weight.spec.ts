import { expect, test } from '@playwright/test'
import { pagePaths } from '../scripts/build/page-paths.ts'
import { openAlive } from './hydration.ts'

// What a server may send on a new connection before it hears back twice: 10 packets, then 20.
const twoWindows = 30 * 1460
const scriptLimit = 130 * 1024

for (const path of pagePaths()) {
  test(`${path} arrives in two windows of a new connection`, async ({ request }) => {
    const page = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    const head = page
      .headersArray()
      .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0)
    expect(Number(page.headers()['content-length']) + head).toBeLessThanOrEqual(twoWindows)
  })

  test(`${path} needs little script`, async ({ page, request }) => {
    const scripts = new Set<string>()
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url())
    })
    await openAlive(page, path)
    let bytes = 0
    for (const script of scripts) {
      const answer = await request.head(script, { headers: { 'Accept-Encoding': 'gzip' } })
      bytes += Number(answer.headers()['content-length'])
    }
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(scriptLimit)
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
