import { expect, type Page, test } from '@playwright/test'
import { mails } from '#content/words/en/mails.ts'
import { axeFindings } from './accessibility.ts'
import { anEnquirer, type Enquirer, fillIn } from './enquirer.ts'
import { openAlive } from './hydration.ts'
import { type OwnService, startOwnService } from './own-service.ts'

let service: OwnService
test.beforeAll(async () => {
  service = await startOwnService({ CHATS_KEPT_DAYS: '7' })
})
test.afterAll(() => service.stop())

/** Writes to us by the form of the home page, and reads the receipt in the mailbox. */
async function writeByForm(page: Page): Promise<Enquirer & { link: string; reference: string }> {
  const enquirer = anEnquirer()
  await openAlive(page, `${service.origin}/home`)
  const form = page.locator('#contact form')
  await fillIn(form, enquirer)
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const receipt = await mailTo(enquirer.email)
  const link = /my-data#(\S+)/.exec(receipt)?.[1] ?? ''
  return { ...enquirer, link: `${service.origin}/my-data#${link}`, reference: link.slice(0, 36) }
}

async function mailTo(address: string, subject = ''): Promise<string> {
  let found: string | undefined
  await expect(() => {
    found = service.mails.findLast(
      (mail) => mail.includes(`\r\nTo: ${address}`) && mail.includes(`Subject: ${subject}`),
    )
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return found ?? ''
}

test('the link of the receipt shows what is stored, and deletes it for good', async ({ page }) => {
  test.slow()
  const person = await writeByForm(page)
  await page.goto(person.link)
  const main = page.getByRole('main')
  await expect(main.getByText(person.reference)).toBeVisible()
  for (const words of [person.name, person.company, person.email, person.phone, person.message]) {
    await expect(main.getByText(words, { exact: true })).toBeVisible()
  }
  const language = main.getByText('Language of the page', { exact: true }).locator('..')
  await expect(language).toContainText('English')
  const sentFrom = main.getByText('Page it was sent from', { exact: true }).locator('..')
  await expect(sentFrom).toContainText('/home')
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  const sure = page.getByRole('button', { name: 'Yes, delete it for good' })
  await expect(sure).toBeFocused()
  await sure.press('Enter')
  await expect(page.getByText('It is deleted.')).toBeVisible()
  await expect(main.getByText(person.email)).toHaveCount(0)
  await expect(page).toHaveURL(`${service.origin}/my-data`)
  expect(service.rows('enquiries').filter(({ id }) => id === person.reference)).toEqual([])
  expect(service.rows('erasures')).toContainEqual(
    expect.objectContaining({ reference: person.reference, erased_by: 'visitor' }),
  )
  await page.goto(person.link)
  await expect(page.getByText('This link is too old')).toBeVisible()
})

test('the link comes again to the right mailbox, and works', async ({ page }) => {
  test.slow()
  const person = await writeByForm(page)
  await openAlive(page, `${service.origin}/my-data`)
  const send = page.getByRole('button', { name: 'Send me the link' })
  await send.click()
  await expect(page.getByLabel('Reference')).toBeFocused()
  await page.getByLabel('Reference').fill(person.reference)
  await page.getByLabel('Email').fill(person.email)
  await send.click()
  await expect(page.getByRole('status').getByText('the link is on its way')).toBeVisible()
  await expect(page.getByLabel('Reference')).toHaveValue('')
  const mail = await mailTo(person.email, mails.link.subject)
  await page.goto(`${service.origin}/my-data#${/my-data#(\S+)/.exec(mail)?.[1]}`)
  await expect(page.getByText(person.message)).toBeVisible()
})

test('without script the form posts by itself and says what came of it', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${service.origin}/my-data`)
  await expect(page.getByText('this page needs JavaScript')).toBeVisible()
  await expect(page.getByText('the link is on its way')).toBeHidden()
  await page.getByLabel('Reference').fill('00000000-0000-4000-8000-000000000000')
  await page.getByLabel('Email').fill('nobody@sunrise.example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page).toHaveURL(`${service.origin}/my-data/accepted`)
  await expect(page.getByText('the link is on its way')).toBeVisible()
  await context.close()
})

test('where no mail is sent, the page says so', async ({ page }) => {
  await openAlive(page, '/my-data')
  await page.getByLabel('Reference').fill('anything')
  await page.getByLabel('Email').fill('kavita@sunrise.example')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('status').getByText('sends no mail at the moment')).toBeVisible()
})

test('the page is kept nowhere, searched by nobody and listed nowhere', async ({ request }) => {
  const response = await request.get(`${service.origin}/my-data`)
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  expect(await response.text()).toContain('<meta name="robots" content="noindex"')
  expect(await (await request.get(`${service.origin}/sitemap.xml`)).text()).not.toContain('my-data')
})

test('the privacy page tells the days that the service is set to', async ({ page, request }) => {
  await openAlive(page, `${service.origin}/privacy`)
  const retention = page.getByRole('main')
  await expect(retention.getByText('at most 7 days after their last use')).toBeVisible()
  await expect(retention.getByText('At most 365 days.')).toBeVisible()
  // As it is written, for those without script: the longest that any setting allows.
  const html = await (await request.get(`${service.origin}/privacy`)).text()
  expect(html).toContain('at most 30 days after their last use')
  await page.getByRole('link', { name: 'See or delete your data' }).click()
  await expect(page).toHaveURL(`${service.origin}/my-data`)
})

test('the page is accessible, on narrow screens too', async ({ page }) => {
  await openAlive(page, '/my-data')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await axeFindings(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
