// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { expect, type Page, test } from '@playwright/test'
import { plans } from '#content/facts/plans.ts'
import { words } from '#content/words/en/all.ts'
import { anEnquirer, countEnquiries, fieldsOf, fillIn } from './enquirer.ts'
import { holdScripts, openAlive } from './hydration.ts'
import { storedEnquiries } from './stored.ts'

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
  await expect(calculator.getByRole('row', { name: /250\sextra minutes ×\s₹7/ })).toContainText(
    '₹1,750',
  )
  await expect(calculator.getByRole('row', { name: /Total per month/ })).toContainText('₹5,749')

  await minutes.fill('900')
  await page.keyboard.press('Tab')
  await calls.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(calculator.getByRole('heading', { name: 'Pro' })).toBeVisible()
  await expect(calculator.getByRole('row', { name: /Total per month/ })).toContainText('₹8,799')
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
  await expect(page.getByRole('row', { name: /Total per month/ })).toContainText('₹9,499')
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

test('the calculator ends in an action: plan and sum are asked for, and go with the enquiry', async ({
  page,
}) => {
  const enquirer = anEnquirer()
  await openAlive(page, '/pricing?minutes=900&calls=3')
  await page
    .locator('#calculator')
    .getByRole('button', { name: 'Ask for Pro at ₹8,799 a month' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Connect With Us: Pro' })
  await fillIn(dialog, enquirer)
  const calls = countEnquiries(page)
  await fieldsOf(dialog).send.click()
  await expect(dialog.getByRole('button', { name: 'Sent' })).toBeVisible()
  const [stored] = storedEnquiries(enquirer.email)
  expect(stored?.message).toBe(
    `About: Pro, 900 minutes a month, 3 calls at once, ₹8,799\n\n${enquirer.message}`,
  )
  // Pressed again it is not sent again; changed, it can be.
  await dialog.getByRole('button', { name: 'Sent' }).click()
  expect(calls()).toBe(1)
  await fieldsOf(dialog).message.fill('And from when?')
  await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toBeVisible()
})

test('the dialog keeps in its title which plan was pressed', async ({ page }) => {
  await openAlive(page, '/pricing')
  for (const { name } of plans) {
    await page.getByRole('button', { name: 'Contact', exact: true, description: name }).click()
    await expect(page.getByRole('dialog', { name: `Connect With Us: ${name}` })).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('a newer toast of the form takes the place of the earlier', async ({ page }) => {
  await openAlive(page, '/pricing')
  await page.getByRole('button', { name: 'Contact', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await fieldsOf(dialog).send.click()
  const toasts = page.locator('.Toastify__toast')
  await expect(toasts).toHaveText(/fill out all required/)
  await fillIn(dialog, anEnquirer({ email: 'nobody' }))
  await fieldsOf(dialog).send.click()
  await expect(toasts.filter({ hasText: /valid email address/ })).toBeVisible()
  // By itself it would stay for three seconds.
  await expect(toasts.filter({ hasText: /fill out all/ })).toHaveCount(0, { timeout: 1500 })
})

/** The sheet that the print dialog would get. */
async function printQuotation(page: Page, address: string) {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openAlive(page, address)
  await page.getByRole('button', { name: words.calculator.print }).click()
  await page.emulateMedia({ media: 'print' })
  return page.locator('#calculator')
}

/** Last of all: once it is printed, the page is as it was. */
async function expectOnePage(page: Page) {
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
}

test('the quotation prints as the bill alone, with its day, what was asked for, and its link', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-05T09:00:00'))
  const sheet = await printQuotation(page, '/pricing?minutes=900&calls=3')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('slider').first()).toBeHidden()
  await expect(sheet.getByRole('row', { name: /Total per month/ })).toBeVisible()
  for (const said of [words.calculator.quotation, '5 March 2026', 'Pro', 'Minutes a month', '900'])
    await expect(
      sheet.getByText(said, { exact: false }).filter({ visible: true }).first(),
    ).toBeVisible()
  const calls = sheet.getByText('Calls at once', { exact: true }).filter({ visible: true })
  await expect(calls.locator('..')).toContainText('3')
  await expect(sheet.getByText(/\/pricing\?minutes=900&calls=3$/)).toBeVisible()
  await expectOnePage(page)
})

test('the quotation of a plan without a published price prints too', async ({ page }) => {
  const sheet = await printQuotation(page, '/pricing?minutes=1000&calls=9')
  await expect(sheet.getByRole('heading', { name: 'Enterprise' })).toBeVisible()
  const total = sheet.getByText('Total per month', { exact: true }).filter({ visible: true })
  await expect(total.locator('..')).toContainText(words.calculator.custom)
  await expectOnePage(page)
})

test('a quotation is dark on white, also for whoever chose the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const sheet = await printQuotation(page, '/pricing?minutes=900&calls=3')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const ofText = (text: string) =>
    sheet
      .getByText(text)
      .filter({ visible: true })
      .first()
      .evaluate((shown) => {
        const [red = 255, green = 255, blue = 255] =
          getComputedStyle(shown).color.match(/\d+/g)?.map(Number) ?? []
        return Math.max(red, green, blue)
      })
  for (const text of [words.calculator.quotationNote, words.calculator.recommended, 'Pro'])
    expect(await ofText(text)).toBeLessThan(128)
})
