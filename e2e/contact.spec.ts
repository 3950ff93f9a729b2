import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { anEnquirer, countEnquiries, ENQUIRY_CALL, fieldsOf, fillIn } from './enquirer.ts'
import { alive, holdScripts, tellHydration } from './hydration.ts'
import { storedEnquiries } from './stored.ts'
import { toast } from './toast.ts'

const NETWORK = 'Network error. Please check your connection and try again.'

async function openHomeForm(page: Page) {
  await page.goto('/home#contact')
  return page.locator('#contact form')
}

test('the home form names the first rule that is broken, and sends nothing', async ({ page }) => {
  const form = await openHomeForm(page)
  const fields = fieldsOf(form)
  const calls = countEnquiries(page)

  await fields.send.click()
  await expect(toast(page, 'warning', 'Please fill out all required fields.')).toBeVisible()
  await expect(fields.name).toBeFocused()
  await expect(fields.name).toHaveAttribute('aria-invalid', 'true')
  await expect(fields.name).toHaveAccessibleDescription('Please fill out all required fields.')

  await fillIn(form, anEnquirer({ email: 'kavita@sunrise', phone: '12345', company: '' }))
  await fields.send.click()
  await expect(toast(page, 'warning', 'Please enter a valid email address.')).toBeVisible()
  await expect(fields.email).toBeFocused()

  await fields.email.fill('kavita@sunrise.example')
  await expect(fields.email).not.toHaveAttribute('aria-invalid')
  await fields.send.click()
  const tooShort = 'Please enter a valid phone number (minimum 10 digits).'
  await expect(toast(page, 'warning', tooShort)).toBeVisible()
  await expect(fields.phone).toBeFocused()
  expect(calls()).toBe(0)
})

for (const close of ['OK', 'Close', 'backdrop', 'Escape'] as const) {
  test(`a sent enquiry is stored and confirmed; ${close} clears the form`, async ({ page }) => {
    const enquirer = anEnquirer({ phone: '+91 98765-43210' })
    const form = await openHomeForm(page)
    await fillIn(form, enquirer)
    await fieldsOf(form).send.click()

    await expect(toast(page, 'success', words.contactForm.sent)).toBeVisible()
    const confirmation = page.getByRole('dialog')
    await expect(confirmation).toContainText(
      'Your request has been successfully sent! We will reach out to you within 48 hours.',
    )
    await expect(fieldsOf(form).name).toHaveValue(enquirer.name)
    if (close === 'backdrop') await page.mouse.click(5, 5)
    else if (close === 'Escape') await page.keyboard.press('Escape')
    else await confirmation.getByRole('button', { name: close, exact: true }).click()
    await expect(confirmation).toBeHidden()
    // Sent, until a field changes.
    const done = form.getByRole('button', { name: words.contactForm.done, exact: true })
    await expect(done).toBeFocused()
    for (const field of ['name', 'company', 'email', 'phone', 'message'] as const) {
      await expect(fieldsOf(form)[field]).toHaveValue('')
    }
    await page.reload()
    await expect(fieldsOf(form).name).toHaveValue('')

    expect(storedEnquiries(enquirer.email)).toMatchObject([
      {
        name: enquirer.name,
        business_name: enquirer.company,
        phone: enquirer.phone,
        message: enquirer.message,
        flagged: 0,
      },
    ])
  })
}

test('the button says Sending... and rests while the request runs', async ({ page }) => {
  const form = await openHomeForm(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(ENQUIRY_CALL, async (route) => {
    await answered
    await route.continue()
  })
  await fillIn(form, anEnquirer())
  await fieldsOf(form).send.click()
  const sending = form.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await expect
    .poll(() => sending.evaluate((button) => getComputedStyle(button).opacity))
    .toBe('0.6')
  answer()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a network failure keeps the words and is one tap from a retry', async ({ page }) => {
  const enquirer = anEnquirer()
  const form = await openHomeForm(page)
  await page.route(ENQUIRY_CALL, (route) => route.abort('internetdisconnected'))
  await fillIn(form, enquirer)
  await fieldsOf(form).send.click()
  await expect(toast(page, 'error', NETWORK)).toBeVisible()
  await expect(fieldsOf(form).message).toHaveValue(enquirer.message)

  await page.unroute(ENQUIRY_CALL)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toHaveLength(1)
})

test('a lost connection is told of, although nothing was told before', async ({
  context,
  page,
}) => {
  await tellHydration(page)
  const form = await openHomeForm(page)
  await alive(page)
  await fillIn(form, anEnquirer())
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await fieldsOf(form).send.click()
  await expect(toast(page, 'error', NETWORK)).toBeVisible()
})

test('a refused enquiry stays in the form', async ({ page }) => {
  const enquirer = anEnquirer()
  const form = await openHomeForm(page)
  await page.route(ENQUIRY_CALL, (route) => route.fulfill({ status: 503, json: { status: 503 } }))
  await fillIn(form, enquirer)
  await fieldsOf(form).send.click()
  await expect(toast(page, 'error', words.contactForm.failures.page.refused)).toBeVisible()
  await expect(fieldsOf(form).message).toHaveValue(enquirer.message)
})

test('a draft survives a reload, also of words typed before the page is alive', async ({
  page,
}) => {
  const enquirer = anEnquirer()
  const release = await holdScripts(page)
  await tellHydration(page)
  const form = await openHomeForm(page)
  await fillIn(form, enquirer)
  release()
  await alive(page)
  await page.reload()
  await expect(fieldsOf(form).name).toHaveValue(enquirer.name)
  await expect(fieldsOf(form).message).toHaveValue(enquirer.message)
  await fieldsOf(form).send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toMatchObject([{ flagged: 0 }])
})

test('words typed and sent before the page is alive are not lost', async ({ page }) => {
  const enquirer = anEnquirer()
  const release = await holdScripts(page)
  const form = await openHomeForm(page)
  await fillIn(form, enquirer)
  await fieldsOf(form).send.click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toMatchObject([{ message: enquirer.message, flagged: 0 }])
})

test('a long Hindi message is counted and arrives whole', async ({ page }) => {
  const message = 'क'.repeat(4950)
  const enquirer = anEnquirer({ message })
  const form = await openHomeForm(page)
  await fillIn(form, enquirer)
  await expect(form.getByText('50 characters left', { exact: true })).toBeVisible()
  await fieldsOf(form).message.fill('क'.repeat(5001))
  await fieldsOf(form).send.click()
  const tooLong = 'Please keep the message within 5,000 characters.'
  await expect(toast(page, 'warning', tooLong)).toBeVisible()
  await fieldsOf(form).message.fill(message)
  await fieldsOf(form).send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toMatchObject([{ message }])
})

test('a program that fills in what nobody sees is thanked, and flagged', async ({ page }) => {
  const enquirer = anEnquirer()
  const form = await openHomeForm(page)
  await fillIn(form, enquirer)
  await form.locator('[aria-hidden=true] input').fill('https://spam.example', { force: true })
  await fieldsOf(form).send.click()
  await expect(toast(page, 'success', words.contactForm.sent)).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toMatchObject([{ flagged: 1 }])
})
