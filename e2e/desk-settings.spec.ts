import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { ENQUIRY_PATH, enquirySearch } from '../contract/enquiry.ts'
import { expect, setUp, startDesk, test } from './desk-service.ts'

const openSettings = (page: Page) => page.getByRole('link', { name: 'Settings' }).first().click()

test('a webhook is tried out, its log tells what became of it, and it is posted again', async ({
  page,
}) => {
  const bodies: string[] = []
  const business = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => business.listen(0, '127.0.0.1', resolve))
  const { port } = business.address() as AddressInfo
  const desk = await startDesk({
    WEBHOOK_URL: `http://127.0.0.1:${port}/events`,
    WEBHOOK_SECRET: 'a secret of at least thirty-two characters',
  })
  try {
    await setUp(page, desk)
    await openSettings(page)
    const log = page.getByRole('region', { name: 'Deliveries' })
    await expect(log.getByText('Nothing was posted yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(log.getByRole('cell', { name: 'arrived, 1 attempt' })).toBeVisible()
    await expect.poll(() => bodies.length).toBe(1)
    await log.getByRole('button', { name: /^Post again: Test/ }).click()
    await expect.poll(() => bodies.length).toBe(2)
    expect(bodies[1]).toBe(bodies[0])
  } finally {
    await desk.close()
    business.close()
  }
})

test('a canned answer is written, offered to who writes in its language, changed and deleted', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  await openSettings(page)
  await page.getByRole('button', { name: 'Write one' }).click()
  const dialog = page.getByRole('dialog', { name: 'Canned answers' })
  await dialog.getByLabel('Title').fill('नंबर वही रहेगा')
  await dialog.getByLabel('Language').selectOption('hi')
  await dialog.getByLabel('Answer').fill('जी हाँ, आपका नंबर वही रहेगा।')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The answer is saved.')).toBeVisible()

  const values = { name: 'Manager', email: 'manager@clinic.example', phoneNumber: '9876543210' }
  const query = 'क्या हमारा पुराना नंबर वही रहेगा?'
  const search = enquirySearch({ ...values, companyName: 'Clinic in Nashik', query })
  expect((await fetch(`${desk.origin}${ENQUIRY_PATH}?${search}`)).status).toBe(200)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.getByRole('link', { name: /Clinic in Nashik/ }).click()
  await page.getByRole('button', { name: 'नंबर वही रहेगा' }).click()
  await expect(page.getByLabel('Reply to Manager')).toHaveValue(/जी हाँ, आपका नंबर वही रहेगा।/)

  await openSettings(page)
  await page.getByRole('button', { name: 'Change: नंबर वही रहेगा' }).click()
  await dialog.getByLabel('Title').fill('पुराना नंबर')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Delete: पुराना नंबर' }).click()
  await expect(page.getByText('The answer is deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete: पुराना नंबर' })).toHaveCount(0)
})
