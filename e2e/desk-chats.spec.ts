// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { DatabaseSync } from 'node:sqlite'
import { axeFindings } from './accessibility.ts'
import { type Chat, openChat, say } from './chat-visitor.ts'
import { bringAgent, expect, setUp, test } from './desk-service.ts'

test('a chat is taken over and handed back while the visitor looks on, across a crash', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  const visitor = await (await browser.newContext({ baseURL: desk.origin })).newPage()
  const chat = await openChat(visitor)
  await say(chat, 'What does the Pro plan cost?')
  await expect(visitor.locator('.chat-message[data-role="model"]').last()).toContainText('5,999')

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await page.getByRole('link', { name: /2 messages/ }).click()
  await expect(page.getByText('What does the Pro plan cost?').last()).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { name: 'Who is speaking' })).toBeVisible()
  await expect(visitor.getByText(/Owner from the .* team is here/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByLabel('Say something to the visitor').fill('Hello, I am a person.')
  await expect(visitor.getByText('Owner is typing')).toBeVisible()
  await page.keyboard.press('Enter')
  const said = visitor.locator('.chat-message[data-role="person"]')
  await expect(said).toHaveText(/Hello, I am a person\./)
  await say(chat, 'Can it be connected with Tally?')
  await expect(page.locator('.said[data-role="user"]').last()).toContainText('Tally')

  await desk.kill()
  await desk.startAgain()
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 40_000 })
  await page.getByLabel('Say something to the visitor').fill('Yes, it can.')
  await page.keyboard.press('Enter')
  await expect(said.last()).toHaveText(/Yes, it can\./, { timeout: 40_000 })
  await expect(said).toHaveCount(2)
  await expect(visitor.locator('.chat-message[data-role="user"]')).toHaveCount(2)

  await page.getByRole('heading', { name: 'Who is speaking' }).click()
  await page.keyboard.press('h')
  await page.getByLabel('Note for the team').fill('Wants Tally.')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand back' }).click()
  await expect(page.getByText('Wants Tally.')).toBeVisible()
  await expect(visitor.getByText(/is here: a person/)).toHaveCount(0)
  await say(chat, 'What does the Base plan cost?')
  await expect(visitor.locator('.chat-message[data-role="model"]').last()).toContainText('3,999')
})

test('of two who take over a chat at once one speaks, and the other is told who was first', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  const agent = await bringAgent(page, browser, 'Agent 2')
  const visitor = await (await browser.newContext({ baseURL: desk.origin })).newPage()
  const chat = await openChat(visitor)
  await say(chat, 'What does the Pro plan cost?')
  await expect(visitor.locator('.chat-message[data-role="model"]').last()).toContainText('5,999')

  // Both have pressed before either is heard.
  const pressed = Promise.withResolvers<void>()
  let tries = 0
  for (const one of [page, agent]) {
    await one.route('**/take-over', async (route) => {
      tries += 1
      if (tries === 2) pressed.resolve()
      await pressed.promise
      await route.continue()
    })
    await one.goto(`${desk.origin}/desk/chats`)
    await one.getByRole('link', { name: /2 messages/ }).click()
    await one.getByRole('button', { name: /Take over/ }).click()
  }
  const field = (one: typeof page) => one.getByLabel('Say something to the visitor')
  await expect.poll(async () => (await field(page).count()) + (await field(agent).count())).toBe(1)
  const [winner, loser, name] =
    (await field(page).count()) === 1 ? [page, agent, 'Owner'] : [agent, page, 'Agent 2']
  await expect(loser.getByText(new RegExp(`${name} was first, \\d\\d:\\d\\d:\\d\\d`))).toBeVisible()
  await expect(loser.getByRole('button', { name: /Take over/ })).toHaveCount(0)
  await field(winner).fill('I am here.')
  await winner.keyboard.press('Enter')
  await expect(visitor.locator('.chat-message[data-role="person"]')).toHaveText(/I am here\./)
  await expect(visitor.getByText(new RegExp(`${name} from the .* team is here`))).toBeVisible()
})

test('a visitor with two tabs sees the person in both, whatever fails on the way, and each word once', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  const context = await browser.newContext({ baseURL: desk.origin })
  const first = await openChat(await context.newPage())
  await say(first, 'What does the Pro plan cost?')
  await expect(first.replies.last()).toContainText('5,999')
  const second = await openChat(await context.newPage())
  await expect(second.replies.last()).toContainText('5,999')

  await page.goto(`${desk.origin}/desk/chats`)
  await page.getByRole('link', { name: /2 messages/ }).click()
  await page.getByRole('button', { name: /Take over/ }).click()
  for (const { dialog } of [first, second]) {
    await expect(dialog.getByText(/Owner from the .* team is here/)).toBeVisible()
  }
  // One of them cannot read what it is told of, at first.
  const chatId = await second.chatId()
  let failures = 0
  await second.page.route(`**/chats/${chatId}`, async (route) => {
    failures += 1
    await (failures < 3 ? route.abort() : route.continue())
  })
  const field = page.getByLabel('Say something to the visitor')
  await field.fill('Which version of Tally?')
  await page.keyboard.press('Enter')
  const spoken = (chat: Chat) => chat.dialog.locator('[data-role="person"]')
  for (const chat of [first, second]) {
    await expect(spoken(chat)).toHaveText(/Which version of Tally\?/, { timeout: 20_000 })
  }
  expect(failures).toBeGreaterThan(2)
  await say(second, 'Tally 7')
  await expect(page.locator('.said[data-role="user"]').last()).toContainText('Tally 7')
  await expect(first.dialog.locator('[data-role="user"]').last()).toContainText('Tally 7')
  await field.fill('Then it works.')
  await page.keyboard.press('Enter')
  for (const chat of [first, second]) {
    await expect(spoken(chat)).toHaveText([/Which version/, /Then it works\./])
    await expect(chat.dialog.locator('[data-role="user"]')).toHaveCount(2)
    await expect(chat.dialog.locator('[data-role="model"]')).toHaveCount(2)
  }
})

test('what is half written waits in its chat, and a chat that was left behind is the owner’s to end', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  const agent = await bringAgent(page, browser, 'Agent 2')
  for (const question of ['What does the Pro plan cost?', 'What does the Base plan cost?']) {
    const visitor = await (await browser.newContext({ baseURL: desk.origin })).newPage()
    await say(await openChat(visitor), question)
  }
  await agent.goto(`${desk.origin}/desk/chats`)
  const rows = agent.getByRole('link', { name: /2 messages/ })
  await expect(rows).toHaveCount(2)
  const field = agent.getByLabel('Say something to the visitor')
  for (const index of [0, 1]) {
    await rows.nth(index).click()
    await agent.getByRole('button', { name: /Take over/ }).click()
    await field.fill(`Half of answer ${index}`)
  }
  await rows.first().click()
  await expect(field).toHaveValue('Half of answer 0')
  await rows.last().click()
  await expect(field).toHaveValue('Half of answer 1')
  await agent.context().close()

  await page.goto(`${desk.origin}/desk/chats`)
  await page
    .getByRole('link', { name: /Agent 2 is speaking/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Take over/ })).toHaveCount(0)
  await page.getByRole('button', { name: /Hand back/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand back' }).click()
  await expect(page.getByText('The assistant speaks again.')).toBeVisible()

  // As if the agent had been away for longer.
  const stored = new DatabaseSync(`${desk.dataDir}/website.sqlite`)
  stored.exec('update staff_presence set seen_at = 0; update chats set person_since = 1')
  stored.close()
  await page.reload()
  await page.goto(`${desk.origin}/desk/chats`)
  await page.getByRole('link', { name: /Agent 2 took over, and has left the desk/ }).click()
  await page.getByRole('button', { name: /Take over/ }).click()
  await expect(page.getByLabel('Say something to the visitor')).toBeVisible()
})
