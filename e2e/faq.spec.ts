import { expect, type Page, test } from '@playwright/test'
import { brand } from '#content/facts/brand.ts'
import { claims } from '#content/facts/claims.ts'
import { words } from '#content/words/en/all.ts'
import { openAlive } from './hydration.ts'
import { structuredData } from './structured-data.ts'

const { faq } = words

const openQuestions = (page: Page) => page.locator('details[name=faq][open] summary')
const question = (page: Page, place: number) =>
  page.locator('summary', { hasText: faq.items[place]?.question ?? '' })

test('it opens as it should', async ({ page }) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions?')
  await expect(page.getByRole('heading', { level: 2, name: 'General questions' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: brand.supportEmail }),
  ).toHaveAttribute('href', `mailto:${brand.supportEmail}`)
  await expect(page.locator('details[name=faq]')).toHaveCount(6)
  await expect(openQuestions(page)).toHaveCount(0)
})

test('on a phone the questions come before the figures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/faq')
  for (const place of [0, 1, 2]) await expect(question(page, place)).toBeInViewport()
  const last = await question(page, 5).boundingBox()
  const figures = await page.getByRole('figure').boundingBox()
  expect(figures?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY)
})

test('one answer is open at most', async ({ page }) => {
  await openAlive(page, '/faq')
  await question(page, 0).click()
  await expect(page.getByText(faq.items[0].answer)).toBeVisible()
  await question(page, 3).click()
  await expect(openQuestions(page)).toHaveText([faq.items[3].question])
  await expect(page.getByText(faq.items[0].answer)).toBeHidden()
  await question(page, 3).click()
  await expect(openQuestions(page)).toHaveCount(0)
})

test('the keyboard opens and closes', async ({ page }) => {
  await openAlive(page, '/faq')
  await question(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(openQuestions(page)).toHaveText([faq.items[2].question])
  await page.keyboard.press('Space')
  await expect(openQuestions(page)).toHaveCount(0)
})

test('an answer takes 0.4 s to open', async ({ page }) => {
  await openAlive(page, '/faq')
  const duration = await question(page, 0).evaluate((summary) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(
      summary.parentElement as Element,
      '::details-content',
    )
    const names = transitionProperty.split(', ')
    return transitionDuration.split(', ')[
      names.findIndex((name) => name.endsWith('size') || name === 'height')
    ]
  })
  expect(duration).toBe('0.4s')
})

test('the open question is an address, and an address opens its question', async ({ page }) => {
  await openAlive(page, `/faq#${faq.items[4].id}`)
  await expect(openQuestions(page)).toHaveText([faq.items[4].question])
  await expect(page.getByText(faq.items[4].answer)).toBeInViewport()
  await question(page, 1).click()
  await expect(page).toHaveURL(`/faq#${faq.items[1].id}`)
  await question(page, 1).click()
  await expect(page).toHaveURL('/faq')
})

test('the browser finds words in a closed answer and opens it', async ({ context }) => {
  const words = 'cancelled train'
  expect(faq.items[3].answer).toContain(words)
  // The browser may pass over a text fragment in a busy tab: a visitor would simply search again.
  await expect(async () => {
    const page = await context.newPage()
    await page.goto(`/faq#:~:text=${encodeURIComponent(words)}`)
    await expect(openQuestions(page)).toHaveText([faq.items[3].question], { timeout: 3000 })
    await page.close()
  }).toPass({ timeout: 30_000 })
})

test('without JavaScript every answer is in the page and opens', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/faq')
  for (const [place, { answer }] of faq.items.entries()) {
    await question(page, place).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
  await expect(openQuestions(page)).toHaveCount(1)
  await page.close()
})

test('search engines are told what is seen', async ({ page }) => {
  await page.goto('/faq')
  const { FAQPage } = await structuredData(page)
  const told = FAQPage?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  const seen = await page.locator('details[name=faq]').evaluateAll((items) =>
    items.map((item) => ({
      name: item.querySelector('summary')?.textContent,
      text: item.querySelector('p')?.textContent,
    })),
  )
  expect(told.map(({ name, acceptedAnswer }) => ({ name, text: acceptedAnswer.text }))).toEqual(
    seen,
  )
})

test('the five claims are made', async ({ page }) => {
  await page.goto('/faq')
  const said = (await page.getByRole('main').textContent()) ?? ''
  for (const claim of [
    `up to ${claims.queriesResolvedInstantly} of routine inquiries`,
    `costs by ${claims.costCutRange}`,
    `${claims.languagesSpoken} languages, including Hindi and Tamil`,
    `${claims.simultaneousCalls} concurrent calls`,
    `${claims.tierOneResolved} of Tier-1 issues`,
  ])
    expect(said).toContain(claim)
})
