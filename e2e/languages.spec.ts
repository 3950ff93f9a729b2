import { expect, test } from '@playwright/test'
import { indianLanguages } from '#content/facts/languages.ts'
import { words as english } from '#content/words/en/all.ts'
import { words as hindi } from '#content/words/hi/all.ts'
import { siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import { words as tamil } from '#content/words/ta/all.ts'
import { pageDays } from '../scripts/build/page-days.ts'
import { otherPagePaths, translatedPaths } from '../scripts/build/page-paths.ts'
import { openAlive } from './hydration.ts'
import { languagePages } from './language-pages.ts'
import { expectNoLayoutShift } from './layout-shift.ts'

const tags = siteLanguageTags()
const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')

test('all ten languages stand beside English', () => {
  expect(tags.toSorted()).toEqual(['en', ...indianLanguages.map(({ code }) => code)].toSorted())
})

test('a page tells of itself in every language, and all of them agree', async ({ request }) => {
  const linksOf = new Map<string, string>()
  for (const path of [...translatedPaths(), ...otherPagePaths()]) {
    const html = await (await request.get(path)).text()
    const tag = path.startsWith('/') && tags.find((each) => path.startsWith(`/${each}/`))
    const { locale } = siteLanguages[tag || 'en']
    expect(html, path).toContain(`<html lang="${locale}" dir="ltr"`)
    expect(html, path).toContain(`<meta property="og:locale" content="${locale.replace('-', '_')}"`)
    expect(html, path).toContain(`"inLanguage":"${locale}"`)
    const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    expect(links.map(([, language]) => language).toSorted(), path).toEqual(
      [...tags, 'x-default'].toSorted(),
    )
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    const own = links.find(([, language]) => language === (tag || 'en'))?.[2]
    expect(own, path).toBe(canonical)
    // The same page names the same alternates (hreflang) in each language.
    const page = tag ? path.slice(tag.length + 1) : path
    const alternates = links.map(([, language, href]) => `${language} ${href}`).join('\n')
    expect(linksOf.get(page) ?? alternates, path).toBe(alternates)
    linksOf.set(page, alternates)
  }
})

test('the site map names every page with its alternates', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const urls = map.match(/<url>.*?<\/url>/g) ?? []
  const translated = urls.filter((url) => url.includes('hreflang'))
  expect(translated).toHaveLength(translatedPaths().length * tags.length)
  for (const url of translated)
    expect(url.match(/<xhtml:link rel="alternate"/g)).toHaveLength(tags.length + 1)
  const dayOf = await pageDays()
  for (const tag of tags)
    expect(map).toContain(
      `${tag === 'en' ? '' : `/${tag}`}/pricing</loc><lastmod>${dayOf(tag, '/pricing')}</lastmod>`,
    )
})

test('llms.txt names every page of every language, in that language', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  for (const path of otherPagePaths()) expect(text).toContain(`${path}): `)
  expect(text).toContain(`[${tamil.pricing.head.title}](`)
  expect(text).toContain(hindi.industries.healthcare.head.description)
})

/** Prices, shares and counts. Times of day are said as each language says them, and calls as they are spoken. */
const figures = (html: string) =>
  textOf(html.replace(/<li[^>]* data-speaker=.*?<\/li>/gs, '')).match(
    /₹\d+(?:,\d+)*|\d+(?:[.,]\d+)*%|\d+(?:,\d+)*\+/g,
  ) ?? []

for (const path of translatedPaths())
  test(`${path} states the same figures in the same parts in every language`, async ({
    request,
  }) => {
    const partsOf = async (address: string) => {
      const html = await (await request.get(address)).text()
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      return main.split('<section').map((part) => figures(part).toSorted())
    }
    const expected = await partsOf(path)
    expect(expected.flat().length + (/home|pricing|faq/.test(path) ? 0 : 1)).toBeGreaterThan(0)
    for (const tag of tags.filter((each) => each !== 'en'))
      expect(await partsOf(`/${tag}${path}`), tag).toEqual(expected)
  })

test('no page in another language carries the words of English, or of a third', async ({
  request,
}) => {
  const sentences = (value: unknown): string[] => {
    if (typeof value === 'string') return value.length > 24 && value.includes(' ') ? [value] : []
    return value && typeof value === 'object' ? Object.values(value).flatMap(sentences) : []
  }
  const said = sentences([english.shell, english.home, english.pricing, english.faq])
  expect(said.length).toBeGreaterThan(100)
  for (const path of ['/hi/home', '/ta/pricing', '/bn/faq']) {
    const html = await (await request.get(path)).text()
    const data = /\/assets\/page-[\w-]+\.json/.exec(html)?.[0] ?? ''
    const all = html + (await (await request.get(data)).text())
    expect(said.filter((sentence) => all.includes(sentence))).toEqual([])
  }
  const page = await (await request.get('/ta/pricing')).text()
  expect(page).not.toContain(hindi.pricing.hero.lead)
})

test('/hi leads to its home page, and an unknown page below it says so in Hindi', async ({
  page,
  request,
}) => {
  const start = await request.get('/hi?from=card', { maxRedirects: 0 })
  expect([start.status(), start.headers().location]).toEqual([302, '/hi/home?from=card'])
  const missing = await page.goto('/hi/nothing/here')
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.shell.notFound.heading)
  await page.getByRole('link', { name: hindi.shell.notFound.action }).click()
  await expect(page).toHaveURL('/hi/home')
})

test('links stay in the language, and articles leave it', async ({ page }) => {
  await openAlive(page, '/hi/home')
  await page.getByRole('link', { name: hindi.shell.desktop.blog, exact: true }).first().click()
  await expect(page).toHaveURL('/hi/blog')
  await expect(page.getByText(hindi.blog.inEnglish)).toBeVisible()
  await page.locator('main a').first().click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('an enquiry without script is answered in the language of its page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/hi/home')
  const form = page.locator('#contact form')
  await form.getByLabel(hindi.contactForm.labels.name).fill('Kiran')
  await form.getByRole('button', { name: hindi.contactForm.send }).click()
  await expect(page.getByText(hindi.contactForm.faults.missing).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page.getByLabel(hindi.contactForm.labels.name)).toHaveValue('Kiran')
  await context.close()
})

test('the chat opened on a Tamil page greets and answers in Tamil', async ({ page }) => {
  await openAlive(page, '/ta/home')
  await page.getByRole('button', { name: tamil.shell.chat.open }).click()
  await expect(page.getByText(tamil.chat.greeting)).toBeVisible()
  await page.getByRole('textbox', { name: tamil.chat.composer.label }).fill('pricing?')
  await page.keyboard.press('Enter')
  const reply = page.locator('.chat-message[data-role=model]').last()
  await expect(reply).toContainText(/[\u0b80-\u0bff]{3}/, { timeout: 15_000 })
})

for (const path of languagePages)
  for (const width of [390, 1280])
    test(`${path} is still at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAlive(page, path)
      await page.evaluate(() => document.fonts.ready)
      await page.mouse.wheel(0, 400)
      await page.waitForLoadState('networkidle')
      await expectNoLayoutShift(page, 0.01)
      const clipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, th, td, dt')]
          .filter(
            (element) => element.checkVisibility() && !element.closest('.sr-only, .stage-row'),
          )
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 2,
          )
          .map((element) => element.outerHTML.slice(0, 160)),
      )
      expect(clipped).toEqual([])
    })

test('the letters that a page brings along weigh at most 60 KB', async ({ request }) => {
  const sizes: Record<string, number> = {}
  for (const path of otherPagePaths()) {
    const html = await (await request.get(path)).text()
    const fonts = [...html.matchAll(/data:font\/woff2;base64,([^")]+)/g)]
    expect(fonts.length, path).toBeGreaterThanOrEqual(4)
    sizes[path] = fonts.reduce((sum, [, bytes = '']) => sum + bytes.length * 0.75, 0)
  }
  const heavy = Object.entries(sizes).filter(([, bytes]) => bytes > 60 * 1024)
  expect(Object.fromEntries(heavy)).toEqual({})
})
