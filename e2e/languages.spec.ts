import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { indianLanguages } from '#content/facts/languages.ts'
import { words as hindi } from '#content/words/hi/all.ts'
import { siteLanguages, siteLanguageTags } from '#content/words/languages.ts'
import { words as tamil } from '#content/words/ta/all.ts'
import { pageDays } from '../scripts/build/page-days.ts'
import { otherPagePaths, translatedPaths } from '../scripts/build/page-paths.ts'
import { openAlive } from './hydration.ts'

const tags = siteLanguageTags()
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

test('the ten greetings on the home page lead to the ten home pages, and the names to their calls', async ({
  page,
  request,
}) => {
  await openAlive(page, '/home')
  const greetings = page.locator('main li > a:has(> .own-word)')
  await expect(greetings).toHaveCount(indianLanguages.length)
  for (const { code, ownName } of indianLanguages) {
    const greeting = greetings.filter({ has: page.locator(`[lang="${code}"]`) })
    await expect(greeting).toHaveAttribute('href', `/${code}/home`)
    expect((await request.get(`/${code}/home`)).status()).toBe(200)
    const name = page.locator(`main [data-key="${code}"]`)
    await expect(name).toHaveAccessibleName(new RegExp(`^${ownName}`))
    await expect(name).toHaveAttribute('href', `/example-calls#${code}`)
  }
  await greetings.filter({ has: page.locator('[lang="kn"]') }).click()
  await expect(page).toHaveURL('/kn/home')
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN')
})

test('names are drawn before our code comes: those that a phone shows first in the page itself, the others from a file', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // What is seen is what the page brought along.
  await page.route('**/assets/*.js', () => new Promise(() => {}))
  await page.goto('/home', { waitUntil: 'commit' })
  const keys = page.locator('[data-key]')
  await expect(keys.first().locator('path')).toBeVisible()
  for (const key of await keys.all())
    if ((await key.evaluate((one) => one.getBoundingClientRect().right)) < 390)
      await expect(key.locator('path')).toHaveCount(1)
  const words = page.locator('main .own-word :is(use, path)')
  await words.last().scrollIntoViewIfNeeded()
  await expect(words).toHaveCount(2 * indianLanguages.length)
  await expect
    .poll(() =>
      words.evaluateAll((all) => all.map((one) => (one as SVGGraphicsElement).getBBox().width > 0)),
    )
    .not.toContain(false)
  // No font of the device is searched for them.
  const written = (await page.locator('.own-word').all()).map((word) =>
    word.evaluate((one) => getComputedStyle(one, '::before').content),
  )
  expect(new Set(await Promise.all(written))).toEqual(new Set(['none']))
})

for (const [path, part, width, count] of [
  ['/home', 'main', 390, 2 * indianLanguages.length],
  ['/faq', 'footer', 390, indianLanguages.length],
  ['/faq', 'footer', 1280, indianLanguages.length],
] as const)
  test(`names and greetings in ten scripts are drawn in the ${part} of ${path} at ${width} px`, async ({
    page,
  }) => {
    const fonts: string[] = []
    const drawings = new Set<string>()
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname
      if (request.resourceType() === 'font') fonts.push(path)
      if (path.includes('own-words')) drawings.add(path)
    })
    await page.setViewportSize({ width, height: 844 })
    await openAlive(page, path)
    const words = page.locator(`${part} .own-word :is(use, path)`)
    await words.last().scrollIntoViewIfNeeded()
    await expect(words).toHaveCount(count)
    const drawn = () =>
      words.evaluateAll((all) => all.map((one) => (one as SVGGraphicsElement).getBBox().width > 0))
    await expect.poll(drawn).not.toContain(false)
    await page.waitForLoadState('networkidle')
    // Menu, page and footer ask for the same file.
    expect(drawings.size).toBe(1)
    // The call on stage has letters of its own.
    expect(fonts.filter((font) => !font.startsWith('/fonts/calls/'))).toEqual([])
  })

test('every page has a social picture of its own, drawn in its language', async ({ request }) => {
  const pictureOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await request.get(new URL(address).pathname)
    expect(answer.headers()['content-type'], path).toMatch(/^image\/(png|jpeg)$/)
    const bytes = await answer.body()
    expect((await sharp(bytes).metadata()).width, path).toBe(1200)
    return createHash('sha256').update(bytes).digest('hex')
  }
  const pictures = new Map<string, string>()
  for (const path of [...translatedPaths(), ...otherPagePaths()]) {
    const picture = await pictureOf(path)
    expect(pictures.get(picture), path).toBeUndefined()
    pictures.set(picture, path)
  }
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

for (const [tag, lineHeight, hyphens] of [
  ['hi', 1.65, 'manual'],
  ['ta', 1.65, 'auto'],
  ['ml', 1.7, 'auto'],
  ['or', 1.7, 'manual'],
] as const)
  test(`lines and words of /${tag}/privacy are set as its script wants them`, async ({ page }) => {
    await page.goto(`/${tag}/privacy`)
    const set = await page
      .locator('main p')
      .last()
      .evaluate((paragraph) => {
        const body = getComputedStyle(document.body)
        const { hyphens, hyphenateCharacter } = getComputedStyle(paragraph)
        const height = Number.parseFloat(body.lineHeight) / Number.parseFloat(body.fontSize)
        return { height: Math.round(height * 100) / 100, hyphens, hyphenateCharacter }
      })
    expect(set).toEqual({ height: lineHeight, hyphens, hyphenateCharacter: '""' })
  })

test('Indian words on an English page are not spaced either', async ({ page }) => {
  await openAlive(page, '/home')
  const spaced = await page.evaluate(() =>
    [...document.querySelectorAll('body [lang]:not([lang|=en])')]
      .filter((element) => element.checkVisibility())
      .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
      .map((element) => element.outerHTML.slice(0, 160)),
  )
  expect(spaced).toEqual([])
})
