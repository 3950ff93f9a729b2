import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import {
  ask,
  chatOf,
  greeting,
  openChat,
  say,
  storedConversation,
  writeReplies,
} from './chat-visitor.ts'

test('nothing of the chat but its button is loaded until it is wanted', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const chat = chatOf(page)
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const isChat = (path: string) => /chat-window|conversation-view|generate_chat/.test(path)
  expect(loaded.filter(isChat)).toEqual([])
  await chat.launcher.click()
  await expect(chat.dialog).toBeVisible()
  expect(loaded.some(isChat)).toBe(true)
  expect(loaded.filter((path) => path.includes('generate_chat'))).toEqual([])
})

test('it opens with the greeting, takes the focus and gives it back', async ({ page }) => {
  const chat = await openChat(page)
  await expect(chat.launcher).toBeHidden()
  await expect(chat.messages).toHaveText([new RegExp(greeting.replace(/[?]/g, '\\?'))])
  await page.keyboard.press('Escape')
  await expect(chat.dialog).toBeHidden()
  await expect(chat.launcher).toBeFocused()
  await page.keyboard.press('Enter')
  await chat.button('Close chat').click()
  await expect(chat.launcher).toBeFocused()
})

test('384 by 550 on a desk, 85 % of the viewport on a phone, all of it in fullscreen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const chat = await openChat(page)
  const size = async () => {
    const box = await chat.dialog.boundingBox()
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
  }
  expect(await size()).toEqual([384, 550])
  await chat.button('Fullscreen').click()
  expect(await size()).toEqual([1280, 800])
  for (let press = 0; press < 12; press++) await page.keyboard.press('Tab')
  expect(await chat.dialog.evaluate((frame) => frame.contains(document.activeElement))).toBe(true)
  await chat.button('Exit fullscreen').click()
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await size()).toEqual([390, 680])
})

test('the box: white space, Shift+Enter, growth, and tools only while it is empty', async ({
  page,
}) => {
  const chat = await openChat(page)
  const height = async () => (await chat.box.boundingBox())?.height
  expect(await height()).toBe(48)
  await expect(chat.button('Attach a file')).toBeVisible()
  await expect(chat.button('Record a voice note')).toBeVisible()
  await expect(chat.send).toBeDisabled()
  await chat.box.fill('   ')
  await expect(chat.send).toBeDisabled()
  await expect(chat.button('Attach a file')).toBeHidden()
  await expect(chat.button('Record a voice note')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(chat.messages).toHaveCount(1)
  await chat.box.fill('one')
  for (let line = 0; line < 8; line++) await page.keyboard.press('Shift+Enter')
  await expect(chat.box).toHaveValue(`one${'\n'.repeat(8)}`)
  expect(await height()).toBe(120)
})

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
  const started = Date.now()
  await reset.click()
  await expect(reset).toBeDisabled()
  await expect(reset).toHaveAttribute('data-spinning', 'true')
  await expect(chat.messages).toHaveCount(1)
  expect(Date.now() - started).toBeGreaterThanOrEqual(795)
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

test('first questions fit the page and are asked with one touch', async ({ page }) => {
  const chat = await openChat(page, '/pricing')
  await chat.button('What does Pro cost with 900 minutes?').click()
  await expect(chat.messages.nth(1)).toContainText('What does Pro cost with 900 minutes?')
  await expect(chat.answers).toHaveCount(2)
  await expect(chat.button('Which plan suits a small clinic?')).toBeHidden()
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

test('fonts of a script are loaded when text in it first appears', async ({ page }) => {
  const pen = await writeReplies(page)
  const chat = await openChat(page)
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => family.includes('Anek Chat') && status === 'loaded')
        .map(({ family }) => family.replace(/["']/g, '')),
    )
  expect(await fonts()).toEqual([])
  await say(chat, 'नमस्ते')
  await expect.poll(fonts).toEqual(['Anek Chat Devanagari'])
  await pen.write('வணக்கம்')
  await expect.poll(fonts).toEqual(['Anek Chat Devanagari', 'Anek Chat Tamil'])
})

test('at 320 px, with a keyboard on the screen, nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const chat = await openChat(page)
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 300, configurable: true })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect.poll(async () => (await chat.dialog.boundingBox())?.height).toBe(300)
  const frame = await chat.dialog.boundingBox()
  const box = await chat.box.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + 300)
  expect(frame?.y).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open conversation has no accessibility faults (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const chat = await openChat(page)
    await ask(chat, 'What does Pro cost?')
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}
