import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './accessibility.ts'
import { openAlive } from './hydration.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function expectNoFindings(page: Page) {
  expect(await axeFindings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, 'colours')).toEqual([])
}

test('the service menu is accessible while open', async ({ page }) => {
  await openAlive(page, '/privacy')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Service', exact: true })
    .focus()
  await expect(page.getByRole('list', { name: 'Services and industries' })).toBeVisible()
  await expectNoFindings(page)
})

test('the menu on a phone is accessible while open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/privacy')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectNoFindings(page)
})

test('the contact dialog with a complaint is accessible while open', async ({ page }) => {
  await openAlive(page, '/pricing')
  await page.getByRole('button', { name: 'Contact', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Please fill out all required fields.').first()).toBeVisible()
  await expectNoFindings(page)
})

test('the chat is accessible while open', async ({ page }) => {
  await openAlive(page, '/privacy')
  await page.getByRole('button', { name: /chat/i }).click()
  await expect(page.getByText('Hello! How can I help you today?').first()).toBeVisible()
  await expectNoFindings(page)
})
