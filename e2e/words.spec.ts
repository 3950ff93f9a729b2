import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { articleText } from '#content/articles/all.ts'
import { fill } from '#content/format/fill.ts'
import { words } from '#content/words/en/all.ts'
import { siteLanguages } from '#content/words/languages.ts'
import { openAlive } from './hydration.ts'
import { crumbNames, structuredData } from './structured-data.ts'

const assets = 'build/site/client/assets'

/** Every text among the words that is long enough to be nothing else by chance. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 14 && value.includes(' ') ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentences) : []
}

test('no script carries a sentence of a page, a form, the chat or an article, in any language', async () => {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const code = scripts.map((name) => readFileSync(`${assets}/${name}`, 'utf8')).join('\n')
  const all = await Promise.all(Object.values(siteLanguages).map((language) => language.words()))
  const said = [...all.flatMap((one) => sentences(one.words)), 'Neither starting point is better.']
  expect(said.length).toBeGreaterThan(400 * all.length)
  expect(articleText('adya-vs-bland')).toContain(said.at(-1))
  // React Router has an error page of its own, whose heading ours repeats.
  const inLibraries = [words.shell.unexpected.heading]
  expect(said.filter((sentence) => code.includes(sentence))).toEqual(inLibraries)
})

test('a page brings its own words and those around it, and no other page’s', async ({
  request,
}) => {
  const data = await (await request.get('/pricing.data')).text()
  expect(data).toContain(words.pricing.hero.lead)
  expect(data).toContain(words.shell.skip)
  const { composer, files, voice, erase } = words.chat
  const others = [
    words.home,
    words.faq,
    words.privacy,
    words.service,
    composer,
    files,
    voice,
    erase,
  ]
  // Some labels are the same on several pages, by intent.
  const around = new Set(sentences([words.shell, words.pricing]))
  const foreign = others.flatMap(sentences).filter((sentence) => !around.has(sentence))
  expect(foreign.length).toBeGreaterThan(100)
  expect(foreign.filter((sentence) => data.includes(sentence))).toEqual([])
})

test('the data of pages are compressed JSON that may be kept for a minute', async ({ request }) => {
  for (const path of ['/home.data', '/blog/top-use-case.data', '/words/en/chat.json']) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers(), path).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=60',
    })
    expect(answer.headers().etag, path).toBeTruthy()
  }
})

const dataRequests = (page: Page) => {
  const asked: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.data') && !response.fromServiceWorker()) asked.push(pathname)
  })
  return asked
}

test('the data of a page come on intent, and the click needs no other', async ({ page }) => {
  await openAlive(page, '/home')
  const asked = dataRequests(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })
  const prefetched = page.waitForResponse((response) => response.url().includes('/pricing.data'))
  await link.hover()
  await (await prefetched).finished()
  // Whoever pressed now would wait for no network at all.
  await page.context().setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricing.hero.headline)
  expect(new Set(asked)).toEqual(new Set(['/pricing.data']))
})

test('head and structured data are those of the page that is shown', async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await openAlive(page, '/privacy')
  expect(Object.keys(await structuredData(page))).toEqual(['WebPage'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Company' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about.headline)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    words.about.head.description,
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  const { BreadcrumbList } = await structuredData(page)
  expect(BreadcrumbList && crumbNames(BreadcrumbList)).toEqual(['Home', 'About'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.privacy.heading)
  expect(await structuredData(page)).toMatchObject({
    WebPage: { url: expect.stringMatching(/\/privacy$/), inLanguage: 'en-IN' },
  })
  expect(faults).toEqual([])
})

test('a chat whose words do not come says so, and opens once they do', async ({ page }) => {
  await openAlive(page, '/home')
  await page.route('**/words/en/chat.json', (route) => route.abort())
  const button = page.getByRole('button', { name: 'Open chat' })
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(
    fill(words.shell.chat.failed, { link: words.shell.chat.write }),
  )
  await page.unroute('**/words/en/chat.json')
  await button.click()
  await expect(page.getByRole('dialog', { name: words.chat.assistant })).toBeVisible()
})
