import type { Page } from '@playwright/test'
import { ENQUIRY_PATH, enquirySearch } from '../contract/enquiry.ts'
import { type DeskService, expect, setUp, test } from './desk-service.ts'

const LABEL = /Tell me of new enquiries/

async function sendEnquiry(desk: DeskService, name: string) {
  const values = {
    ...{ name, companyName: 'Clinic in Nashik', email: 'manager@clinic.example' },
    ...{ phoneNumber: '9876543210', query: `The private words of ${name}` },
  }
  expect((await fetch(`${desk.origin}${ENQUIRY_PATH}?${enquirySearch(values)}`)).status).toBe(200)
}

/** As when another window lies before it: a browser without a screen shows every page. */
const look = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { value: next, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    const all = await worker.getNotifications()
    return all.map(({ title, body, data }) => ({ title, body, to: (data as { to: string }).to }))
  })

test('the switch asks the browser; news is told while the desk is out of view, without words of visitors', async ({
  page,
  desk,
}) => {
  test.slow()
  await page.context().grantPermissions(['notifications'], { origin: desk.origin })
  await setUp(page, desk)
  await page.goto(`${desk.origin}/desk/settings`)
  const toggle = page.getByLabel(LABEL)
  await expect(toggle).not.toBeChecked()
  await look(page, 'hidden')
  await sendEnquiry(desk, 'Before')
  await expect(page.getByRole('link', { name: /Inbox.*1/ }).first()).toBeVisible()
  expect(await shown(page)).toEqual([])

  await look(page, 'visible')
  // The browser is asked first: the switch turns when it has answered.
  await toggle.click()
  await expect(toggle).toBeChecked()
  await sendEnquiry(desk, 'Seen')
  await expect(page.getByRole('link', { name: /Inbox.*2/ }).first()).toBeVisible()
  expect(await shown(page)).toEqual([])

  await look(page, 'hidden')
  await sendEnquiry(desk, 'Unseen')
  await expect.poll(() => shown(page)).toHaveLength(1)
  const [told] = await shown(page)
  expect(told?.body).toBe('A new enquiry has come in.')
  expect(told?.to).toMatch(/^\/desk\/inbox\/[\w-]+$/)
  expect(JSON.stringify(told)).not.toMatch(/private|Unseen|Clinic/)
})

test('a browser that does not allow it is told about, and the switch can be taken back', async ({
  page,
  desk,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' })
    Notification.requestPermission = async () => 'denied'
  })
  await setUp(page, desk)
  await page.goto(`${desk.origin}/desk/settings`)
  await page.getByLabel(LABEL).check()
  await expect(page.getByText('This browser does not allow it.')).toBeVisible()
  await page.getByLabel(LABEL).uncheck()
  await expect(page.getByText('This browser does not allow it.')).toBeHidden()
})
