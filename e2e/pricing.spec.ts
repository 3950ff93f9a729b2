import { expect, test } from '@playwright/test'
import { plans } from '#content/facts/plans.ts'
import { words } from '#content/words/en/all.ts'
import { holdScripts, openAlive } from './hydration.ts'

test('three plans with every point, the former price struck through', async ({ page }) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  for (const { id, name } of plans) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    for (const point of words.pricing.plans.each[id].points) await expect(card).toContainText(point)
    await expect(card.getByRole('button', { name: 'Contact' })).toBeVisible()
  }
  await expect(main.locator('s')).toHaveText('₹9,999')
  await expect(main).toContainText('₹7 per minute')
})

test('the sum is worked out by keyboard, and the address keeps it', async ({ page, context }) => {
  await page.goto('/pricing')
  const calculator = page.locator('#calculator')
  const minutes = calculator.getByRole('spinbutton', { name: 'Minutes a month' })
  const calls = calculator.getByRole('slider', { name: 'Calls at once' })

  await minutes.fill('400')
  await calls.focus()
  await page.keyboard.press('Home')
  await expect(calculator.getByRole('heading', { name: 'Base' })).toBeVisible()
  await expect(calculator.getByRole('row', { name: /250 extra minutes × ₹7/ })).toContainText(
    '₹1,750',
  )
  await expect(calculator.getByRole('row', { name: /A month, in all/ })).toContainText('₹5,749')

  await minutes.fill('900')
  await page.keyboard.press('Tab')
  await calls.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(calculator.getByRole('heading', { name: 'Pro' })).toBeVisible()
  await expect(calculator.getByRole('row', { name: /A month, in all/ })).toContainText('₹8,799')
  await expect(calculator).toContainText('₹75,000')
  await expect(calculator).toContainText('₹66,201 less every month.')
  await expect(page).toHaveURL(/\?minutes=900&calls=3$/)

  const colleague = await context.newPage()
  await colleague.goto(page.url().replace('900', '1,000'))
  await expect(colleague.getByRole('spinbutton', { name: 'Minutes a month' })).toHaveValue('900')
  await colleague.goto('/pricing?minutes=1000&calls=9')
  await expect(colleague.getByRole('spinbutton', { name: 'Minutes a month' })).toHaveValue('1000')
  await expect(
    colleague.locator('#calculator').getByRole('heading', { name: 'Enterprise' }),
  ).toBeVisible()
})

test('numbers entered before the page is alive count', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/pricing')
  await page.getByRole('spinbutton', { name: 'Minutes a month' }).fill('1000')
  release()
  await expect(page.getByRole('row', { name: /A month, in all/ })).toContainText('₹9,499')
})

test('an emptied box is as it was once left', async ({ page }) => {
  await openAlive(page, '/pricing')
  const minutes = page.getByRole('spinbutton', { name: 'Minutes a month' })
  await minutes.fill('700')
  await minutes.fill('')
  await expect(minutes).toHaveValue('')
  await minutes.blur()
  await expect(minutes).toHaveValue('700')
})
