import { axeFindings } from './accessibility.ts'
import { bringAgent, expect, setUp, test } from './desk-service.ts'

const widths = [1920, 1440, 390, 320]

test('every screen is clean for axe in both themes, and never scrolls sideways', async ({
  page,
  desk,
}) => {
  test.setTimeout(420_000)
  const look = async (name: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 860 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${name} at ${width}`).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await axeFindings(page), name).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await axeFindings(page), `${name} on a phone`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, 'colours'), `${name} in the dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.goto(desk.setUpLink)
  await expect(page.getByRole('heading', { name: 'Set up your desk' })).toBeVisible()
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await look('set-up with faults')
  await page.goto('about:blank')
  await setUp(page, desk)
  await look('welcome')
  desk.fill()
  for (const [path, sign] of [
    ['inbox', /open, \d+ overdue|\d+ open/],
    ['chats', '4 live, 1 waiting'],
    ['calls', 'Demo calls that visitors asked for.'],
    ['overview', 'When they write'],
    ['privacy', 'Find a person'],
    ['audit', 'set up'],
    ['not-known', /questions? to decide about/],
    ['settings', 'Working hours'],
  ] as const) {
    await page.goto(`${desk.origin}/desk/${path}`)
    await expect(page.getByText(sign).first()).toBeVisible()
    await look(path)
  }
  await page.goto(`${desk.origin}/desk/inbox`)
  await expect(page.getByRole('link', { name: /Clinic in Nashik/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText('In their words').first()).toBeVisible()
  await look('an enquiry')
  await page.goto(`${desk.origin}/desk/chats`)
  await page
    .getByRole('link', { name: /\d messages/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Who is speaking' })).toBeVisible()
  await look('a chat')
  await page.getByRole('button', { name: /Take over/ }).click()
  await expect(page.getByLabel('Say something to the visitor')).toBeVisible()
  await look('a chat that one has taken over')
  await page.goto(`${desk.origin}/desk/team`)
  await expect(page.getByText('1 person')).toBeVisible()
  await look('team')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await look('invitation')
  await page.keyboard.press('Escape')
  await page.goto(`${desk.origin}/desk/account`)
  await expect(page.getByText('This browser')).toBeVisible()
  await look('account')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused()
  await look('palette')
  await page.keyboard.press('Escape')
  await page.goto(`${desk.origin}/desk/no-such-page`)
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
  await look('not found')
  const make = async (path: string, data: object) => {
    const asked = { data, headers: { Origin: desk.origin } }
    return (await (await page.request.post(`${desk.origin}/desk/calls/${path}`, asked)).json())
      .token
  }
  const { id } = await (await page.request.get(`${desk.origin}/desk/calls/me`)).json()
  for (const [path, token, title] of [
    ['join', await make('invitations', { email: 'a@b.example', role: 'agent' }), 'Join the desk'],
    [
      'reset',
      await make(`team/${id}/reset-link`, { clear_second_factor: false }),
      'Set a new password',
    ],
  ] as const) {
    await page.goto(`${desk.origin}/desk/${path}#${token}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await look(path)
  }
  await page.goto(`${desk.origin}/desk/sign-in`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await look('sign in')
  await page.goto(`${desk.origin}/desk/forgot`)
  await expect(page.getByText('This desk sends no mails')).toBeVisible()
  await look('forgot')
})

test('keys lead everywhere, are silent in fields, and can be switched off', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: 'Team' })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'All keys' })).toContainText('Go to Team')
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByLabel('Their e-mail address').pressSequentially('gt@x.yz')
  await expect(page.getByRole('dialog').getByLabel('Their e-mail address')).toHaveValue('gt@x.yz')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('your acc')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Single-letter keys' }).uncheck()
  await page.keyboard.press('Tab')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
})

test('a change of role can be undone, by button and by key', async ({ page, desk, browser }) => {
  await setUp(page, desk)
  await bringAgent(page, browser, 'Agent 1')
  const role = page.getByLabel('Role of Agent 1')
  await expect(role).toHaveValue('agent')
  await role.selectOption('viewer')
  await expect(page.getByText('Agent 1 is now Viewer.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(role).toHaveValue('agent')
  await role.selectOption('viewer')
  await expect(page.getByText('Agent 1 is now Viewer.')).toBeVisible()
  await page.getByRole('heading', { name: 'Team' }).click()
  await page.keyboard.press('z')
  await expect(role).toHaveValue('agent')
})
