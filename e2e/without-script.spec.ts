import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { axeFindings } from './accessibility.ts'
import { anEnquirer, aPhone, fieldsOf, fillIn } from './enquirer.ts'
import { storedCalls, storedEnquiries } from './stored.ts'

test.use({ javaScriptEnabled: false })

const contactForm = (page: Page) => page.locator('form', { hasText: 'What do your customers' })

test('an enquiry is sent, stored and thanked with its reference', async ({ page }) => {
  const enquirer = anEnquirer()
  await page.goto('/home#contact')
  await fillIn(contactForm(page), enquirer)
  await fieldsOf(contactForm(page)).send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect(page.getByText(words.contactForm.confirmation)).toBeVisible()
  const [row] = storedEnquiries(enquirer.email)
  await expect(page.getByText(`Your reference: ${row?.id}`)).toBeVisible()
  expect(row).toMatchObject({
    name: enquirer.name,
    business_name: enquirer.company,
    phone: enquirer.phone,
    message: enquirer.message,
    flagged: 0,
  })
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(`/forms/enquiry/thanks?reference=${row?.id}`)
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Return To HomePage' }).click()
  await expect(page).toHaveURL('/home')
  expect(storedEnquiries(enquirer.email)).toHaveLength(1)
})

test('a faulty enquiry comes back with its words, and goes out once it is mended', async ({
  page,
}) => {
  const message = '\n"<b>Two</b>" lines\nof & words'
  const enquirer = anEnquirer({ message, email: 'kavita@sunrise', phone: '123' })
  await page.goto('/home#contact')
  await fillIn(contactForm(page), enquirer)
  await fieldsOf(contactForm(page)).send.click()
  await expect(page).toHaveURL('/forms/enquiry')
  const fields = fieldsOf(contactForm(page))
  await expect(fields.name).toHaveValue(enquirer.name)
  await expect(fields.name).toHaveAccessibleDescription('')
  await expect(fields.company).toHaveValue(enquirer.company)
  await expect(fields.message).toHaveValue(message)
  await expect(fields.email).toHaveValue(enquirer.email)
  await expect(fields.email).toHaveAttribute('aria-invalid', 'true')
  await expect(fields.email).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect(fields.phone).toHaveAccessibleDescription(
    'Please enter a valid phone number (minimum 10 digits).',
  )
  const mended = anEnquirer()
  await fields.email.fill(mended.email)
  await fields.phone.fill(mended.phone)
  await fields.send.click()
  await expect(page.getByText(/^Your reference: /)).toBeVisible()
  expect(storedEnquiries(mended.email)).toMatchObject([{ message: message.trim() }])
})

test('a test call is asked for, and a wrong number comes back', async ({ page }) => {
  const phone = aPhone()
  await page.goto('/home#demo')
  const form = () => page.locator('form', { has: page.getByLabel('Mobile number') })
  await form().getByLabel('Your name').fill('Kavita')
  await form().getByLabel('Mobile number').fill('98765')
  await form().getByRole('button').click()
  await expect(form().getByLabel('Your name')).toHaveValue('Kavita')
  await expect(form().getByLabel('Mobile number')).toHaveValue('98765')
  await expect(form().getByText('Please enter a valid 10-digit phone number.')).toBeVisible()
  await form().getByLabel('Mobile number').fill(`+91 ${phone}`)
  await form().getByRole('button').click()
  await expect(page.getByText(words.demoCallForm.person)).toBeVisible()
  expect(storedCalls(phone)).toHaveLength(1)
})

test('a question on the FAQ page becomes the message of an enquiry', async ({ page }) => {
  const enquirer = anEnquirer()
  await page.goto('/faq')
  await page.getByLabel('Your question').fill('Wie teuer ist "Pro"?')
  await page.getByRole('button', { name: 'Ask' }).click()
  const fields = fieldsOf(contactForm(page))
  await expect(fields.message).toHaveValue('Wie teuer ist "Pro"?')
  await fields.name.fill(enquirer.name)
  await fields.email.fill(enquirer.email)
  await fields.phone.fill(enquirer.phone)
  await fields.send.click()
  await expect(page.getByText(/^Your reference: /)).toBeVisible()
  expect(storedEnquiries(enquirer.email)).toMatchObject([{ message: 'Wie teuer ist "Pro"?' }])
})

for (const { path, name } of [
  { path: '/pricing', name: 'Contact' },
  { path: '/healthcare', name: 'Contact Us' },
  { path: '/about', name: 'Open chat' },
  { path: '/home', name: 'Open chat' },
]) {
  test(`${name} on ${path} leads to the form`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL('/home#contact')
    await expect(contactForm(page)).toBeInViewport()
  })
}

test.describe('the pages that answer a form', () => {
  // The checker is a script; the pages themselves run none.
  test.use({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } })

  test('are accessible, and show the words of other scripts', async ({ page }) => {
    test.slow()
    for (const path of ['/forms/enquiry', '/forms/enquiry/thanks', '/forms/demo-call']) {
      await page.goto(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeFindings(page, 'all'), `${path} ${colorScheme}`).toEqual([])
      }
      const name = page.locator('footer').getByRole('img', { name: 'தமிழ்' })
      await expect(name).toHaveCSS('content-visibility', 'visible')
      await expect
        .poll(() => name.locator('use').evaluate((word: SVGUseElement) => word.getBBox().width))
        .toBeGreaterThan(0)
      expect(await page.locator('script[src], link[rel=modulepreload]').count()).toBe(0)
    }
  })
})
