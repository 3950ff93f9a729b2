import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { aPhone } from './enquirer.ts'
import { openAlive } from './hydration.ts'
import { storedCalls } from './stored.ts'
import { toast } from './toast.ts'

const CALL = `**${DEMO_CALL_PATH}?*`

async function openForm(page: Page) {
  await openAlive(page, '/home#demo')
  const form = page.locator('#demo form')
  return {
    name: form.getByLabel('Your name'),
    phone: form.getByLabel('Mobile number'),
    send: form.getByRole('button'),
  }
}

test('a wrong number is refused without a request, and nothing clears', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const form = await openForm(page)
  await form.name.fill('Kavita')
  await form.phone.fill('98765')
  await form.send.click()
  await expect(toast(page, 'warning', 'Please enter a valid 10-digit phone number.')).toBeVisible()
  await expect(form.phone).toBeFocused()
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
  await expect(form.name).toHaveValue('Kavita')
  await expect(form.phone).toHaveValue('98765')
  expect(requests).not.toContain(DEMO_CALL_PATH)
})

test('name and number are both asked for', async ({ page }) => {
  const form = await openForm(page)
  await expect(form.name).toHaveAttribute('required')
  await expect(form.phone).toHaveAttribute('required')
  await form.phone.fill(aPhone())
  await form.send.click()
  await expect(form.name).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription('Please enter your name.')
})

test('a refused call says so and clears the fields', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 429, json: {} }))
  const form = await openForm(page)
  await form.name.fill('Kavita')
  await form.phone.fill(aPhone())
  await form.send.click()
  await expect(toast(page, 'error', 'Failed to send request. Please try again.')).toBeVisible()
  await expect(form.name).toHaveValue('')
  await expect(form.phone).toHaveValue('')
})

test('a broken connection says so and clears the fields', async ({ page }) => {
  await page.route(CALL, (route) => route.abort())
  const form = await openForm(page)
  await form.name.fill('Kavita')
  await form.phone.fill(aPhone())
  await form.send.click()
  await expect(toast(page, 'error', 'An error occurred. Please try again later.')).toBeVisible()
  await expect(form.phone).toHaveValue('')
})

test('a call is asked for with the number and the looked-up address, and stored', async ({
  page,
}) => {
  const phone = aPhone()
  const addressKnown = page.waitForResponse('**/ip')
  const form = await openForm(page)
  const address = await (await addressKnown).text()
  await form.name.fill('Kavita')
  await form.phone.fill(`0${phone}`)
  await expect(form.phone).toHaveValue(phone)
  const called = page.waitForRequest(CALL)
  await form.send.click()
  const { searchParams } = new URL((await called).url())
  expect([...searchParams]).toEqual([
    ['phone_number', phone],
    ['ip', address],
  ])
  await expect(toast(page, 'success', 'Your request has been sent successfully!')).toBeVisible()
  await expect(form.name).toHaveValue('')
  expect(storedCalls(phone)).toMatchObject([{ claimed_ip: address }])
})

test('a program that fills in what nobody sees is thanked, and calls nobody', async ({ page }) => {
  const phone = aPhone()
  const form = await openForm(page)
  await form.name.fill('Kavita')
  await form.phone.fill(phone)
  await page.locator('#demo form [aria-hidden=true] input').fill('x', { force: true })
  await form.send.click()
  await expect(toast(page, 'success', 'Your request has been sent successfully!')).toBeVisible()
  expect(storedCalls(phone)).toMatchObject([{ status: 'flagged' }])
})

test('a number that is no Indian mobile is told so in the form, and the words stay', async ({
  page,
}) => {
  await openAlive(page, '/home')
  const section = page.locator('#demo')
  await expect(section.getByText(words.demoCallForm.hint)).toBeVisible()
  await section.getByLabel('Your name').fill('Kavita')
  const phone = section.getByLabel('Mobile number')
  await phone.fill('1800123456')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await section.getByRole('button', { name: words.demoCallForm.send }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(new RegExp(words.demoCallForm.notMobile))
  await expect(phone).toHaveValue('1800123456')
  await expect(section.getByLabel('Your name')).toHaveValue('Kavita')
  expect(asked.filter((url) => url.includes('/make_call'))).toEqual([])
})
