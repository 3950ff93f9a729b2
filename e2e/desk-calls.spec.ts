import { DEMO_CALL_PATH } from '../contract/demo-call.ts'
import { ENQUIRY_PATH, enquirySearch } from '../contract/enquiry.ts'
import { expect, setUp, test } from './desk-service.ts'

test('a call that somebody has to place is counted at the side, dialled by its link and recorded', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  const side = page.getByRole('navigation', { name: 'Places' }).first()
  await page.getByRole('link', { name: 'Calls' }).first().click()
  await expect(page.getByText('No call has been asked for.')).toBeVisible()
  const search = new URLSearchParams({ phone_number: '9876543210', ip: '' })
  expect((await fetch(`${desk.origin}${DEMO_CALL_PATH}?${search}`)).status).toBe(200)
  await expect(side.getByRole('link', { name: 'Calls 1 waiting' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call +919876543210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await page.getByRole('button', { name: 'No answer' }).click()
  await expect(page.getByText('The call is recorded.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'failed or cancelled no answer' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(side.getByRole('link', { name: 'Calls 1 waiting' })).toBeVisible()
  await page.getByRole('button', { name: 'Reached' }).click()
  await expect(page.getByRole('cell', { name: 'ended' })).toBeVisible()
  await expect(side.getByRole('link', { name: 'Calls', exact: true })).toBeVisible()
})

test('a reply is taken back into the composer', async ({ page, desk }) => {
  await setUp(page, desk)
  const values = { name: 'Manager', email: 'manager@clinic.example', phoneNumber: '9876543210' }
  const search = enquirySearch({ ...values, companyName: 'Clinic in Nashik', query: 'A question' })
  expect((await fetch(`${desk.origin}${ENQUIRY_PATH}?${search}`)).status).toBe(200)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.getByRole('link', { name: /Clinic in Nashik/ }).click()
  const composer = page.getByLabel('Reply to Manager')
  await composer.fill('Yes, your number stays.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The reply to Manager is recorded.')).toBeVisible()
  await expect(composer).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Owner took the reply back')).toBeVisible()
  await expect(composer).toHaveValue('Yes, your number stays.')
})

test('a number is put on the list of those never called, is not called, and is taken off again', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  await page.getByRole('link', { name: 'Calls' }).first().click()
  await page.getByRole('button', { name: 'Never called' }).click()
  await expect(page.getByText('Every number may be called.')).toBeVisible()
  await page.getByLabel('Number that must never be called').fill('98765 43210')
  await page.getByRole('button', { name: 'Never call', exact: true }).click()
  await expect(page.getByRole('button', { name: /43210 may be called/ })).toBeVisible()
  const search = new URLSearchParams({ phone_number: '9876543210', ip: '' })
  const askForCall = () => fetch(`${desk.origin}${DEMO_CALL_PATH}?${search}`)
  await askForCall()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByText('No call has been asked for.')).toBeVisible()
  await page.getByRole('button', { name: 'Never called' }).click()
  await page.getByRole('button', { name: /43210 may be called/ }).click()
  await expect(page.getByText('Every number may be called.')).toBeVisible()
  await askForCall()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Call +919876543210' })).toBeVisible()
})
