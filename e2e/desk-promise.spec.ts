import { expect, test } from '@playwright/test'
import { bringAgent, setUp } from './desk-service.ts'
import { anEnquirer, fieldsOf, fillIn } from './enquirer.ts'
import { openAlive } from './hydration.ts'
import { type OwnService, startOwnService } from './own-service.ts'

let service: OwnService
test.beforeAll(async () => {
  service = await startOwnService()
})
test.afterAll(() => service.stop())

/** The newest mail to somebody, once there are so many. */
async function mailTo(address: string, count: number): Promise<string> {
  const mails = () => service.mails.filter((mail) => mail.includes(`\r\nTo: ${address}`))
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(count)
  // Long lines of the head go on in the next, after a space.
  return (mails().at(-1) ?? '').replace(/\r\n[ \t]+/g, ' ')
}
const idOf = (mail: string): string => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? 'none'

test('from the form of the site to an answer in the mailbox, and to the end of what is stored', async ({
  page,
  browser,
}) => {
  test.slow()
  await expect.poll(() => service.output()).toContain('/desk/set-up#')
  const setUpLink = /http:\S+\/desk\/set-up#\S+/.exec(service.output())?.[0] ?? ''
  await setUp(page, { setUpLink })
  const agent = await bringAgent(page, browser, 'Agent 1')
  await agent.getByRole('link', { name: 'Inbox' }).first().click()
  await expect(agent.getByText('Nothing is due.')).toBeVisible()

  const enquirer = anEnquirer()
  const visitor = await (await browser.newContext()).newPage()
  await openAlive(visitor, `${service.origin}/pricing?minutes=1200&calls=3`)
  await visitor.getByRole('button', { name: 'Contact', exact: true }).first().click()
  const form = visitor.getByRole('dialog', { name: 'Connect With Us' })
  await fillIn(form, enquirer)
  await fieldsOf(form).send.click()
  await expect(visitor.getByText('Your request has been sent successfully!')).toBeVisible()
  const receipt = await mailTo(enquirer.email, 1)

  await agent.getByRole('link', { name: new RegExp(enquirer.company) }).click()
  await expect(agent.locator('.visitor-words').first()).toContainText(enquirer.message)
  const context = agent.getByRole('complementary', { name: 'Context' })
  await expect(context).toContainText('/pricing')
  await expect(context).toContainText('1,200 minutes a month, 3 calls at once')
  await agent.getByLabel(`Reply to ${enquirer.name}`).fill('Yes, in Marathi.')
  await agent.getByRole('button', { name: /Send and close/ }).click()
  const answer = await mailTo(enquirer.email, 2)
  expect(answer).toContain('Yes, in Marathi.')
  expect(answer).toContain(`In-Reply-To: ${idOf(receipt)}`)
  await expect(agent.getByText('Agent 1 replied')).toBeVisible()

  await page.goto(`${service.origin}/desk/privacy`)
  await page.getByLabel('E-mail address, number or reference').fill(enquirer.email)
  await page.getByRole('button', { name: 'Show what is stored' }).click()
  const main = page.getByRole('main')
  for (const stored of [enquirer.phone, enquirer.message, 'Yes, in Marathi.']) {
    await expect(main.getByText(stored).first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Deleted: 1 enquiry, 0 calls, 0 chats.')).toBeVisible()
  expect(service.rows('enquiries')).toEqual([])
  expect(service.rows('erasures')).toMatchObject([{ kind: 'enquiry', erased_by: 'owner' }])
  await agent.goto(`${service.origin}/desk/inbox?is=all`)
  await expect(agent.getByText('Nothing matches this filter.')).toBeVisible()
})
