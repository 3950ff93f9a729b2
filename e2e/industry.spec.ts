import { expect, test } from '@playwright/test'
import { brand } from '#content/facts/brand.ts'
import { bill } from '#content/format/bill.ts'
import { industries } from '#content/industries/all.ts'
import { words } from '#content/words/en/all.ts'

for (const facts of industries) {
  const industry = words.industries[facts.slug]
  test(`/${facts.slug} speaks of its trade and leads to the other three`, async ({ page }) => {
    await page.goto(`/${facts.slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(industry.headline)
    for (const { heading, points } of [industry.tasks, industry.worries]) {
      await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      for (const { title, text } of points) {
        await expect(main.getByRole('heading', { level: 3, name: title })).toBeVisible()
        await expect(main.getByText(text)).toBeVisible()
      }
    }
    const { total } = bill(words.bill, facts.sum.plan, facts.sum.minutes)
    await expect(main.getByRole('row', { name: total.label })).toContainText(total.amount)
    for (const { slug } of industries.filter((other) => other !== facts)) {
      const { card } = words.industries[slug]
      await expect(main.getByRole('link', { name: card.title })).toHaveAttribute('href', `/${slug}`)
    }
    await expect(main.getByRole('heading', { name: `Try ${brand.name} for free` })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Contact Us' })).toBeVisible()
  })
}

test('a card leads to another industry, whose example comes in anew', async ({ page }) => {
  await page.goto('/healthcare')
  await page.getByRole('main').getByRole('link', { name: 'Online Store' }).click()
  await expect(page).toHaveURL('/online-store')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where is my order?')
  const { duration, delay, iterations } = await page
    .locator('.film-entrance')
    .evaluate((example) => example.getAnimations()[0]?.effect?.getTiming() ?? {})
  expect({ duration, delay, iterations }).toEqual({ duration: 700, delay: 300, iterations: 1 })
})

test('nothing comes in when motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/travel-booking')
  const animations = await page
    .locator('.film-entrance')
    .evaluate((example) => example.getAnimations().length)
  expect(animations).toBe(0)
})

for (const width of [390, 1280]) {
  test(`each industry has its action in the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const { slug } of industries) {
      await page.goto(`/${slug}`)
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Get a free test call' }).first(),
      ).toBeInViewport({ ratio: 1 })
    }
  })
}
