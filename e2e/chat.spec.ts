import { expect, type Locator, test } from '@playwright/test'
import { ask, greeting, openChat, say, storedConversation, writeReplies } from './chat-visitor.ts'

test('a question is answered, kept over a reload, and stored under its chat_id', async ({
  page,
}) => {
  const chat = await openChat(page)
  await say(chat, '  What does Pro cost?  ')
  await expect(chat.box).toHaveValue('')
  await expect(chat.messages.nth(1)).toContainText('What does Pro cost?')
  await expect(chat.answers).toHaveCount(2)
  const shown = await chat.replies.nth(1).locator('.chat-bubble').textContent()
  expect(shown?.length).toBeGreaterThan(10)

  const chatId = await chat.chatId()
  expect(chatId).toMatch(/^[\w-]{22,}$/)
  await page.reload()
  await chat.launcher.click()
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.replies.nth(1).locator('.chat-bubble')).toHaveText(shown ?? '')
  const stored = await storedConversation(page, chatId ?? '')
  expect(stored?.messages.map(({ role }) => role)).toEqual(['user', 'model'])
  expect(stored?.messages[0]?.text).toBe('What does Pro cost?')
})

test('typing shows 400 ms after sending, words appear as they come, stop keeps them', async ({
  page,
}) => {
  const pen = await writeReplies(page)
  const chat = await openChat(page)
  const started = Date.now()
  await say(chat, 'Tell me everything')
  await expect(chat.typing).toBeVisible()
  expect(Date.now() - started).toBeGreaterThanOrEqual(395)
  await pen.write('Some **bo')
  await expect(chat.typing).toBeHidden()
  await expect(chat.replies.last().locator('strong')).toHaveText('bo')
  await expect(chat.replies.last()).not.toContainText('**')
  await pen.write('ld** words\n\n| a | b |\n|--')
  await expect(chat.replies.last().locator('th')).toHaveText(['a', 'b'])
  await chat.stop.click()
  await expect(chat.replies.last()).toContainText('Stopped.')
  await expect(chat.replies.last().locator('strong')).toHaveText('bold')
  await expect(chat.send).toBeVisible()
})

test('reset: disabled and spinning for 800 ms, then the greeting alone and no chat_id', async ({
  page,
}) => {
  const chat = await openChat(page)
  await ask(chat, 'Hello')
  const reset = chat.button('Reset conversation')
  const rest = await watchRest(reset)
  const started = Date.now()
  await reset.click()
  await expect(chat.messages).toHaveCount(1)
  expect(Date.now() - started).toBeGreaterThanOrEqual(795)
  expect(await rest()).toBe('spinning')
  await expect(reset).toBeEnabled()
  await expect(chat.messages).toContainText(greeting)
  expect(await chat.chatId()).toBeNull()
})

test('a new message does not pull away who reads further up', async ({ page }) => {
  const pen = await writeReplies(page)
  const chat = await openChat(page)
  await say(chat, 'A long one')
  await pen.write('line\n\n'.repeat(60))
  const scroll = chat.dialog.locator('.chat-scroll')
  const fromEnd = () =>
    scroll.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
  await expect.poll(fromEnd).toBeLessThan(4)
  await scroll.evaluate((box) => {
    box.scrollTop = 0
  })
  await pen.write('more\n\n'.repeat(20))
  const chip = chat.button('New message')
  await expect(chip).toBeVisible()
  expect(await scroll.evaluate((box) => box.scrollTop)).toBe(0)
  await chip.click()
  await expect.poll(fromEnd).toBeLessThan(4)
  await expect(chip).toBeHidden()
})

test('typing, replies and failures are announced', async ({ page }) => {
  const pen = await writeReplies(page)
  const chat = await openChat(page)
  const live = page.locator('body > [role="status"].sr-only').last()
  await say(chat, 'Hello')
  await expect(live).toHaveText('AI Assistant is typing')
  await pen.write('Pro is **₹5,999** a month. See [plans](/pricing).')
  await expect(live).toHaveText('AI Assistant is typing')
  await pen.finish()
  await expect(live).toHaveText('AI Assistant: Pro is ₹5,999 a month. See plans.')
})

test('a reply that arrives while the window is closed is marked until it is read', async ({
  page,
}) => {
  const pen = await writeReplies(page)
  const chat = await openChat(page)
  await say(chat, 'Hello')
  await expect(chat.typing).toBeVisible()
  await page.keyboard.press('Escape')
  await pen.write('Here you are')
  await pen.finish()
  await expect(chat.launcher).toHaveAccessibleName('Open chat: new message')
  await chat.launcher.click()
  await expect(chat.replies.last()).toContainText('Here you are')
  await page.keyboard.press('Escape')
  await expect(chat.launcher).toHaveAccessibleName('Open chat')
})

test('thumbs are stored with the reply, and a reply can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const chat = await openChat(page)
  await ask(chat, 'Which languages do you speak?')
  const chatId = (await chat.chatId()) ?? ''
  const stored = async () => (await storedConversation(page, chatId))?.messages[1]
  await chat.button('Good reply').click()
  await expect(chat.button('Good reply')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await stored())?.rating).toBe('up')
  await chat.button('Bad reply').click()
  await expect.poll(async () => (await stored())?.rating).toBe('down')
  await chat.button('Copy this reply').click()
  await expect(chat.button('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await stored())?.text)
})

test('a conversation is deleted, here and at the service', async ({ page }) => {
  const chat = await openChat(page)
  await ask(chat, 'Hello')
  const chatId = (await chat.chatId()) ?? ''
  await chat.button('Delete this conversation').click()
  await chat.button('Keep it').click()
  await chat.button('Delete this conversation').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(chat.messages).toHaveCount(1)
  await expect(chat.box).toBeVisible()
  expect(await chat.chatId()).toBeNull()
  expect(await storedConversation(page, chatId)).toBeNull()
})

/**
 * What a button shows while it cannot be pressed, seen from inside the page: 800 ms may pass unseen.
 * The page is watching when this returns, so that a click may follow.
 */
async function watchRest(button: Locator): Promise<() => Promise<string>> {
  const watch = await button.evaluateHandle((element) => ({
    seen: new Promise<string>((resolve) => {
      new MutationObserver(() => {
        if (!(element instanceof HTMLButtonElement) || !element.disabled) return
        resolve(element.dataset.spinning === 'true' ? 'spinning' : 'still')
      }).observe(element, { attributes: true })
    }),
  }))
  return () => watch.evaluate(({ seen }) => seen)
}
