import { DatabaseSync } from 'node:sqlite'
import { appCode } from '../server/testing/authenticator-app.ts'
import { bringAgent, expect, prove, setUp, shownLink, signIn, test } from './desk-service.ts'

test('set-up, second factor, invitation: the agent signs in, and the log tells of it', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  // What made the link work is in no address any more, and the link is spent.
  expect(page.url()).toBe(`${desk.origin}/desk/welcome`)
  const late = await browser.newPage()
  await late.goto(desk.setUpLink)
  await expect(late.getByRole('heading')).toHaveText('This link does not work any more')
  await late.close()

  await page.getByRole('link', { name: 'Turn on a second factor, or add a passkey' }).click()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await prove(page)
  const scan = page.getByRole('dialog', { name: 'Scan this with your authenticator app' })
  await expect(scan.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await scan.locator('code').textContent())?.replaceAll(' ', '')
  const uri = `otpauth://totp/x?secret=${secret}`
  await scan.getByLabel('Then enter the code that it shows').fill(appCode(uri))
  await scan.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('On. Signing in asks for a code')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('A recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()

  await page.getByRole('link', { name: 'Team' }).first().click()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('dialog').getByLabel('Their e-mail address').fill('agent@business.example')
  await page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click()
  const link = await shownLink(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByText('You are invited as Agent')).toBeVisible()
  await other.getByLabel('Your name').fill('Agent 1')
  await other.getByLabel('New password').fill('another long password')
  await other.getByRole('button', { name: 'Make the account' }).click()
  await expect(other.getByRole('heading', { name: 'Welcome, Agent 1' })).toBeVisible()
  // The owner's list has learnt of it by itself.
  await expect(page.getByText('2 people')).toBeVisible()

  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn(other, { email: 'agent@business.example', password: 'another long password' })
  await other.getByRole('link', { name: 'Team' }).first().click()
  await expect(other.getByText('The owner invites people')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Invite somebody' })).toHaveCount(0)

  const stored = new DatabaseSync(`${desk.dataDir}/website.sqlite`, { readOnly: true })
  const actions = stored.prepare('select staff_name, action from audit_log order by id').all()
  stored.close()
  expect(actions.map((row) => `${row.staff_name}: ${row.action}`)).toEqual([
    'Owner: set-up',
    'Owner: second-factor-on',
    'Owner: sign-out',
    'Owner: sign-in',
    'Owner: invited',
    'Agent 1: joined',
    'Agent 1: sign-out',
    'Agent 1: sign-in',
  ])
})

test('a passkey signs in without password and code', async ({ page, desk }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await setUp(page, desk)
  await page.getByRole('link', { name: 'Your account' }).first().click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await prove(page)
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of the passkey').fill('Laptop')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove the passkey Laptop' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
})

test('a lost line is told, and heals itself with what happened meanwhile', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  await page.getByRole('link', { name: 'Team' }).first().click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText('owner@business.example')).toBeVisible()
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  await desk.kill()
  await expect(page.getByText(/^No line since \d\d:\d\d, trying/).first()).toBeVisible()
  await expect(page.getByText('owner@business.example')).toBeVisible()
  await desk.startAgain()
  // Changed before the line is back.
  const renamed = await other.request.patch(`${desk.origin}/desk/calls/me`, {
    data: { name: 'Another name' },
    headers: { Origin: desk.origin },
  })
  expect(renamed.status()).toBe(204)
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Another name').first()).toBeVisible()
})

test('a second tab is live as the first is, and keeps the line when that is closed', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  const isLive = (tab: typeof page) =>
    expect(tab.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 })
  await isLive(page)
  const second = await page.context().newPage()
  await second.goto(`${desk.origin}/desk/team`)
  await isLive(second)
  await page.close()
  const renamed = await second.request.patch(`${desk.origin}/desk/calls/me`, {
    data: { name: 'Another name' },
    headers: { Origin: desk.origin },
  })
  expect(renamed.status()).toBe(204)
  await expect(second.getByText('Another name').first()).toBeVisible()
  await isLive(second)
})

test('nothing that was written or could be undone stays for whoever signs in next', async ({
  page,
  desk,
  browser,
}) => {
  await setUp(page, desk)
  await (await bringAgent(page, browser, 'Agent 1')).close()
  desk.fill()
  await page.goto(`${desk.origin}/desk/inbox`)
  await page
    .getByRole('link', { name: /Clinic in Nashik/ })
    .first()
    .click()
  const reply = page.getByRole('textbox', { name: /^Reply to/ })
  await expect(reply).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByText(/is with Owner/).first()).toBeVisible()
  await reply.fill('Between us: no.')
  const enquiry = page.url()

  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await signIn(page, { email: 'agent@business.example', password: 'another long password' })
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await page
    .getByRole('link', { name: /Clinic in Nashik/ })
    .first()
    .click()
  await expect(page).toHaveURL(enquiry)
  await expect(reply).toHaveValue('')
  await page.getByRole('heading', { name: 'Inbox' }).click()
  await page.keyboard.press('z')
  await page.keyboard.press('m')
  await expect(page.getByText(/is with Agent 1/).first()).toBeVisible()
  const stored = new DatabaseSync(`${desk.dataDir}/website.sqlite`, { readOnly: true })
  const changes = stored
    .prepare("select staff_name from audit_log where action = 'enquiry-assigned' order by id")
    .all()
  stored.close()
  expect(changes.map((row) => row.staff_name)).toEqual(['Owner', 'Agent 1'])
})

test('a session that ended leads to sign in, and back to where one was', async ({ page, desk }) => {
  await setUp(page, desk)
  await page.goto(`${desk.origin}/desk/team`)
  await expect(page.getByText('1 person')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
})
