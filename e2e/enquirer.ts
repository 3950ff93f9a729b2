import { randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'

/** The call that sends an enquiry, as a pattern for routes. */
export const ENQUIRY_CALL = '**/make_contact_us_request?*'

export type Enquirer = {
  name: string
  company: string
  email: string
  phone: string
  message: string
}

/** Somebody the service has not met yet. */
export const anEnquirer = (changes: Partial<Enquirer> = {}): Enquirer => ({
  name: 'Kavita Rao',
  company: 'Sunrise Clinics',
  email: `kavita-${randomUUID()}@sunrise.example`,
  phone: aPhone(),
  message: 'मराठीत कॉल घेता का? 50% of ours are & stay in Marathi.',
  ...changes,
})

export const aPhone = (): string => `98${randomInt(10_000_000, 99_999_999)}`

/** `form` is the page, or the dialog that holds the form. */
export function fieldsOf(form: Locator) {
  return {
    name: form.getByLabel('Your name'),
    company: form.getByLabel('Company'),
    email: form.getByLabel('Email'),
    phone: form.getByLabel('Phone number'),
    message: form.getByLabel('What do your customers call about?'),
    send: form.getByRole('button', { name: /^Sen[dt]/ }),
  }
}

export async function fillIn(form: Locator, enquirer: Enquirer): Promise<void> {
  const fields = fieldsOf(form)
  await fields.name.fill(enquirer.name)
  await fields.company.fill(enquirer.company)
  await fields.email.fill(enquirer.email)
  await fields.phone.fill(enquirer.phone)
  await fields.message.fill(enquirer.message)
}

/** How often the page has sent an enquiry from now on. */
export function countEnquiries(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/make_contact_us_request')) calls += 1
  })
  return () => calls
}
