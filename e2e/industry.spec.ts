import { expect, test } from '@playwright/test'
import { bill } from '#content/bill.ts'
import { industries } from '#content/industries.ts'

for (const industry of industries) {
  test(`/${industry.slug} speaks of its trade and leads to the other three`, async ({ page }) => {
    await page.goto(`/${industry.slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(industry.headline)
    for (const { heading, points } of [industry.tasks, industry.worries]) {
      await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      for (const { title, text } of points) {
        await expect(main.getByRole('heading', { level: 3, name: title })).toBeVisible()
        await expect(main.getByText(text)).toBeVisible()
      }
    }
    const { total } = bill(industry.sum.plan, industry.sum.minutes)
    await expect(main.getByRole('row', { name: total.label })).toContainText(total.amount)
    for (const { slug, card } of industries.filter((other) => other !== industry)) {
      await expect(main.getByRole('link', { name: card.title })).toHaveAttribute('href', `/${slug}`)
    }
    await expect(main.getByRole('heading', { name: 'Try Adya for free' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Contact Us' })).toBeVisible()
  })
}

test('a card leads to another industry, whose film comes in anew', async ({ page }) => {
  await page.goto('/healthcare')
  await page.getByRole('main').getByRole('link', { name: 'Online Store' }).click()
  await expect(page).toHaveURL('/online-store')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where is my order?')
  const { duration, delay, iterations } = await page
    .locator('.film-entrance')
    .evaluate((film) => film.getAnimations()[0]?.effect?.getTiming() ?? {})
  expect({ duration, delay, iterations }).toEqual({ duration: 700, delay: 300, iterations: 1 })
})

test('nothing comes in when motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/travel-booking')
  const animations = await page
    .locator('.film-entrance')
    .evaluate((film) => film.getAnimations().length)
  expect(animations).toBe(0)
})
