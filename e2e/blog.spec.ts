import { expect, test } from '@playwright/test'
import { readArticles } from '#content/articles/all.ts'
import { brand } from '#content/facts/brand.ts'
import { openAlive } from './hydration.ts'
import { crumbNames, structuredData } from './structured-data.ts'

const shownFirst = 6
const articles = readArticles()
const listed = articles.filter(({ place }) => place === 'listed')
const featured = '/blog/top-use-case'
const addresses = listed.map(({ slug }) => `/blog/${slug}`)

test('six cards, then nine, then six again', async ({ page }) => {
  await openAlive(page, '/blog')
  const cards = page.getByRole('region', { name: 'Articles' }).getByRole('listitem')
  const shown = cards.filter({ visible: true })
  await expect(shown).toHaveCount(shownFirst)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(shown).toHaveCount(9)
  await expect(cards.nth(shownFirst).getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Load Less' }).click()
  await expect(shown).toHaveCount(shownFirst)
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible()
})

test('all nine are links in the page itself, in their order', async ({ request }) => {
  const html = await (await request.get('/blog')).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = [...main.matchAll(/href="(\/blog\/[^"#]+)"/g)].map(([, address]) => address)
  expect(links).toEqual([featured, ...addresses])
})

test('a card shows title, date, picture and a cue', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.getByRole('region', { name: 'Articles' })
  for (const article of listed.slice(0, shownFirst)) {
    const card = cards.locator(`a[href="/blog/${article.slug}"]`)
    await expect(card.getByRole('heading')).toHaveText(article.title)
    await expect(card.locator('time')).toHaveAttribute('datetime', article.date)
    await expect(card.locator('img')).toHaveAttribute('src', /.+/)
    await expect(card).toContainText('Read more')
  }
})

test('without JavaScript all nine are on the page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/blog')
  for (const address of addresses) {
    await expect(page.locator(`main a[href="${address}"]`)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Load More' })).toBeHidden()
  await page.close()
})

for (const article of articles) {
  const { slug } = article
  test(`${slug} is a whole article`, async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(main.getByRole('article')).toContainText(article.tag)
    await expect(main.getByRole('article')).toContainText(`${article.readingMinutes} min read`)
    const picture = main.getByRole('article').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    const body = main.locator('.article-body')
    const words = (await body.allInnerTexts())
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
    expect(words.length).toBeGreaterThanOrEqual(900)
    expect(words.length).toBeLessThanOrEqual(1500)

    const contents = page.getByRole('navigation', { name: 'On this page' })
    const targets = await body
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) => headings.map(({ id }) => `#${id}`))
    expect(targets.length).toBeGreaterThan(2)
    expect(
      await contents
        .getByRole('link')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
    ).toEqual(targets)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(contents).toBeHidden()

    const next = page.getByRole('region', { name: 'Read next' })
    for (const related of article.related) {
      await expect(next.locator(`a[href="/blog/${related}"]`)).toBeVisible()
    }

    const { BreadcrumbList, Article } = await structuredData(page)
    expect(BreadcrumbList && crumbNames(BreadcrumbList)).toEqual(['Home', 'Blog', article.title])
    expect(Article).toMatchObject({
      headline: article.title,
      description: article.description,
      datePublished: article.date,
      dateModified: article.updated,
      mainEntityOfPage: `${brand.origin}/blog/${slug}`,
    })
  })
}

test('the comparison with Bland carries its tag and reading time', async ({ page }) => {
  await page.goto('/blog/adya-vs-bland')
  const article = page.getByRole('article').first()
  await expect(article.getByText('AI Voice Tech', { exact: true })).toBeVisible()
  await expect(article.getByText('5 min read', { exact: true })).toBeVisible()
})

test('the way of the table of contents is an address', async ({ page }) => {
  await openAlive(page, featured)
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const target = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page.locator(`${target}`)).toBeInViewport()
})

test('the table of contents marks the part being read, to the eye as well', async ({ page }) => {
  await openAlive(page, featured)
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const marked = 'rgb(240, 138, 36)'
  for (const part of [1, 3]) {
    await page
      .locator('.article-body h2')
      .nth(part)
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
    await expect(links.nth(part)).toHaveAttribute('aria-current', 'location')
    await expect(links.nth(part)).toHaveCSS('border-left-color', marked)
    await expect(links.nth(0)).not.toHaveCSS('border-left-color', marked)
  }
})
