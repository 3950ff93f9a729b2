import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { anEnquirer, countEnquiries, ENQUIRY_CALL, fieldsOf, fillIn } from './enquirer.ts'
import { storedEnquiries } from './stored.ts'
import { toast } from './toast.ts'

test.describe('the dialog on the pricing page', () => {
  async function openDialog(page: Page) {
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Contact', exact: true }).first().click()
    return page.getByRole('dialog', { name: 'Connect With Us' })
  }

  test('asks for exactly ten digits', async ({ page }) => {
    const dialog = await openDialog(page)
    const fields = fieldsOf(dialog)
    const calls = countEnquiries(page)
    await fields.send.click()
    await expect(toast(page, 'error', 'Please fill out all required fields.')).toBeVisible()
    await fillIn(dialog, anEnquirer({ email: 'nobody', phone: '+91 98765' }))
    await fields.send.click()
    await expect(toast(page, 'error', 'Please enter a valid email address.')).toBeVisible()
    await fields.email.fill('kavita@sunrise.example')
    await fields.send.click()
    const notTen = 'Please enter a valid 10-digit phone number.'
    await expect(toast(page, 'error', notTen)).toBeVisible()
    await expect(fields.phone).toBeFocused()
    expect(calls()).toBe(0)
  })

  test('takes a number as people paste it, and stays open and filled', async ({ page }) => {
    const enquirer = anEnquirer()
    const dialog = await openDialog(page)
    const fields = fieldsOf(dialog)
    const pasted = `+91 ${enquirer.phone.slice(0, 5)}-${enquirer.phone.slice(5)}`
    await fillIn(dialog, { ...enquirer, phone: pasted })
    await expect(fields.phone).toHaveValue(enquirer.phone)
    await fields.send.click()
    const sent = toast(page, 'success', 'Your request has been sent successfully!')
    await expect(sent).toBeVisible()
    await expect(fields.send).toBeFocused()
    // What a modal dialog covers cannot be pressed: the toast must lie in it.
    await sent.getByRole('button', { name: 'close' }).click()
    await expect(sent).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(fields.message).toHaveValue(enquirer.message)
    expect(storedEnquiries(enquirer.email)).toMatchObject([{ phone: enquirer.phone, flagged: 0 }])
  })

  test('keeps its title and its way out in sight while the form scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 560 })
    const dialog = await openDialog(page)
    await dialog.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }))
    expect(await dialog.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const close = dialog.getByRole('button', { name: 'Close' })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(dialog).toBeHidden()
  })

  test('says once which plan it is about', async ({ page }) => {
    const dialog = await openDialog(page)
    await expect(dialog.getByText('Base')).toHaveCount(1)
  })

  test('its toasts last as long without motion, and stand still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const dialog = await openDialog(page)
    await fieldsOf(dialog).send.click()
    const empty = toast(page, 'error', 'Please fill out all required fields.')
    await expect(empty).toBeVisible()
    const timing = await empty.locator('.Toastify__progress-bar--animated').evaluate((bar) => {
      const [countdown] = bar.getAnimations()
      const { duration, delay } = countdown?.effect?.getTiming() ?? {}
      return { duration, delay, easing: getComputedStyle(bar).animationTimingFunction }
    })
    expect(timing).toEqual({ duration: 3000, delay: 0, easing: 'steps(1)' })
  })

  test('says what went wrong', async ({ page }) => {
    const dialog = await openDialog(page)
    await fillIn(dialog, anEnquirer())
    await page.route(ENQUIRY_CALL, (route) => route.fulfill({ status: 500, json: {} }))
    await fieldsOf(dialog).send.click()
    const refused = 'Failed to send request. Please try again.'
    await expect(toast(page, 'error', refused)).toBeVisible()
    await page.unroute(ENQUIRY_CALL)
    await page.route(ENQUIRY_CALL, (route) => route.abort())
    await fieldsOf(dialog).send.click()
    const failed = 'An error occurred. Please try again later.'
    await expect(toast(page, 'error', failed)).toBeVisible()
  })

  test('closes by its button, its backdrop and Esc, and keeps the draft', async ({ page }) => {
    const dialog = await openDialog(page)
    await fieldsOf(dialog).name.fill('Kavita')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    const contact = page.getByRole('button', { name: 'Contact', exact: true }).first()
    await expect(contact).toBeFocused()
    await contact.click()
    await expect(fieldsOf(dialog).name).toHaveValue('Kavita')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    await contact.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('the dialog on an industry page closes once the enquiry is stored', async ({ page }) => {
  const enquirer = anEnquirer()
  await page.goto('/financial-service')
  await page.getByRole('button', { name: 'Contact Us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect With Us' })
  await fillIn(dialog, enquirer)
  await fieldsOf(dialog).send.click()
  await expect(toast(page, 'success', 'Your request has been sent successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  // The toast goes; what was done stays said, until it is asked for again.
  const said = page.getByRole('main').getByText(words.contactForm.confirmation)
  await expect(said).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toMatchObject([{ name: enquirer.name, flagged: 0 }])
  await page.getByRole('button', { name: 'Contact Us' }).click()
  await expect(dialog).toBeVisible()
  await expect(said).toBeHidden()
})
