import { type APIRequestContext, expect, test } from '@playwright/test'
import { siteLanguageTags } from '#content/words/languages.ts'
import { otherPagePaths } from '../scripts/build/page-paths.ts'
import { openAlive } from './hydration.ts'

const limit = 60 * 1024

async function bytesInside(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text()
  const fonts = [...html.matchAll(/data:font\/woff2;base64,([^")]+)/g)]
  expect(fonts.length, path).toBeGreaterThanOrEqual(4)
  return fonts.reduce((sum, [, bytes = '']) => sum + bytes.length * 0.75, 0)
}

test('the letters that a page brings along weigh at most 60 KB', async ({ request }) => {
  const sizes: Record<string, number> = {}
  for (const path of otherPagePaths()) sizes[path] = await bytesInside(request, path)
  const heavy = Object.entries(sizes).filter(([, bytes]) => bytes > limit)
  expect(Object.fromEntries(heavy)).toEqual({})
})

const views = [
  { path: '/home', width: 390 },
  { path: '/home', width: 1280 },
  { path: '/healthcare', width: 390 },
  { path: '/pricing', width: 1280 },
] as const
for (const tag of siteLanguageTags().filter((one) => one !== 'en'))
  for (const { path, width } of views)
    test(`the first view of /${tag}${path} at ${width} px needs few bytes of fonts`, async ({
      page,
      request,
    }) => {
      const fetched = new Set<string>()
      page.on('request', (asked) => {
        if (asked.resourceType() === 'font' && asked.url().startsWith('http'))
          fetched.add(asked.url())
      })
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, `/${tag}${path}`)
      // The call in the card plays by itself once the page is idle.
      if (path === '/home') await expect(page.locator('.call-spoken').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const bytes: Record<string, number> = {
        inside: await bytesInside(request, `/${tag}${path}`),
      }
      for (const url of fetched)
        bytes[new URL(url).pathname] = (await (await request.get(url)).body()).length
      const sum = Object.values(bytes).reduce((total, one) => total + one, 0)
      expect(sum, JSON.stringify(bytes)).toBeLessThanOrEqual(limit)
    })
