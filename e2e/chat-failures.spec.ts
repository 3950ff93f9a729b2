import { expect, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { ask, openChat, say, storedConversation, writeReplies } from './chat-visitor.ts'

const texts = {
  connection: "I'm having trouble connecting. Please check your internet connection and try again.",
  reply: "I couldn't process your message right now. Please try again in a moment.",
  other: 'Something went wrong. Please try again.',
}

for (const [how, answer] of [
  ['cannot be reached', null],
  ['refuses', 500],
] as const) {
  test(`no chat id because the service ${how}`, async ({ page }) => {
    let asked = 0
    await page.route('**/generate_chat_id', (route) =>
      answer === null ? route.abort() : route.fulfill({ status: answer }),
    )
    page.on('request', (request) => {
      if (request.url().includes('generate_chat_response')) asked++
    })
    const chat = await openChat(page)
    await say(chat, 'Hello')
    await expect(chat.replies.last()).toContainText(texts.connection)
    expect(asked).toBe(0)
    expect(await chat.chatId()).toBeNull()
    await page.unroute('**/generate_chat_id')
    await chat.retry.click()
    await expect(chat.answers).toHaveCount(2)
    await expect(chat.messages).toHaveCount(3)
  })
}

for (const status of [429, 500, 503]) {
  test(`a reply refused with ${status} can be asked for again`, async ({ page }) => {
    await page.route('**/generate_chat_response*', (route) => route.fulfill({ status }))
    const chat = await openChat(page)
    await say(chat, 'Hello')
    await expect(chat.replies.last()).toContainText(texts.reply)
    await page.unroute('**/generate_chat_response*')
    await chat.retry.click()
    await expect(chat.answers).toHaveCount(2)
    const stored = await storedConversation(page, (await chat.chatId()) ?? '')
    expect(stored?.messages).toHaveLength(2)
  })
}

test('a reply that was written but never arrived is not asked for twice', async ({ page }) => {
  await page.route('**/generate_chat_response*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const chat = await openChat(page)
  await say(chat, 'What does Pro cost?')
  await expect(chat.replies.last()).toContainText(texts.reply)
  await page.unroute('**/generate_chat_response*')
  await chat.retry.click()
  await expect(chat.answers).toHaveCount(2)
  await expect(chat.replies.last()).toContainText('₹')
  const stored = await storedConversation(page, (await chat.chatId()) ?? '')
  expect(stored?.messages).toHaveLength(2)
})

test('anything else that goes wrong', async ({ page }) => {
  const chat = await openChat(page)
  await page.evaluate(() => {
    TextDecoder.prototype.decode = () => {
      throw new Error('out of order')
    }
  })
  await say(chat, 'Hello')
  await expect(chat.replies.last()).toContainText(texts.other)
  await expect(chat.retry).toBeVisible()
})

test('a reply that breaks off keeps its words and says so', async ({ page }) => {
  const pen = await writeReplies(page)
  const chat = await openChat(page)
  await say(chat, 'Hello')
  await pen.write('Half an answer')
  await expect(chat.replies.last()).toContainText('Half an answer')
  await pen.breakOff()
  await expect(chat.replies.last()).toContainText(texts.reply)
  await expect(chat.replies.last()).toContainText('Half an answer')
})

test('a conversation that the service has forgotten begins anew without a word', async ({
  page,
}) => {
  const chat = await openChat(page)
  await ask(chat, 'Hello')
  const forgotten = (await chat.chatId()) ?? ''
  await page.request.delete(`/chats/${forgotten}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  await ask(chat, 'Still there?')
  await expect(chat.dialog.locator('.chat-failure')).toHaveCount(0)
  const renewed = (await chat.chatId()) ?? ''
  expect(renewed).not.toBe(forgotten)
  expect((await storedConversation(page, renewed))?.messages[0]?.text).toBe('Still there?')
})

test('after an outage the message goes again by itself, once', async ({ page, context }) => {
  const chat = await openChat(page)
  await ask(chat, 'Hello')
  await context.setOffline(true)
  await say(chat, 'Are you there?')
  await expect(chat.replies.last()).toContainText(texts.reply)
  await expect(chat.replies.last()).toContainText(words.chat.messages.resending)
  await context.setOffline(false)
  await expect(chat.answers).toHaveCount(3)
  const stored = await storedConversation(page, (await chat.chatId()) ?? '')
  expect(
    stored?.messages.map(({ text }) => text).filter((text) => text === 'Are you there?'),
  ).toEqual(['Are you there?'])
})

test('a second outage waits for the visitor', async ({ page }) => {
  await page.route('**/generate_chat_response*', (route) => route.abort())
  const chat = await openChat(page)
  await say(chat, 'Hello')
  const note = chat.replies.last().getByText(words.chat.messages.resending)
  await expect(note).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(note).toBeHidden()
  await expect(chat.retry).toBeVisible()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('generate_chat_response')) asked++
  })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForTimeout(800)
  expect(asked).toBe(0)
})

test('hostile replies do nothing but be read', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('dialog', () => {
    throw new Error('a script ran')
  })
  const hostile = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[free](javascript:alert(1)) ![pixel](https://evil.example/pixel.gif)',
    '\u202egnp.exe\u202c and **never closed `code',
    '| a | b\n|-',
  ].join('\n\n')
  await page.route('**/generate_chat_response*', (route) => route.fulfill({ body: hostile }))
  const chat = await openChat(page)
  await say(chat, 'Hello')
  const bubble = chat.replies.last().locator('.chat-bubble')
  await expect(bubble).toContainText('<script>alert(1)</script>')
  await expect(bubble).toContainText('gnp.exe and')
  await expect(bubble).not.toContainText('\u202e')
  await expect(bubble.locator('img, script')).toHaveCount(0)
  await expect(bubble.getByRole('link')).toHaveText(['pixel'])
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])
})

test('a reply of 200 KB leaves the page usable', async ({ page }) => {
  const body = 'word **bold** `code` [link](/pricing) and more words\n\n'.repeat(4000)
  await page.route('**/generate_chat_response*', (route) => route.fulfill({ body }))
  const chat = await openChat(page)
  await say(chat, 'Everything, please')
  await expect(chat.answers).toHaveCount(2, { timeout: 20_000 })
  // The work that one key costs, in the page itself: not how busy the machine is otherwise.
  const msForOneKey = await chat.box.evaluate((box: HTMLTextAreaElement) => {
    box.focus()
    const started = performance.now()
    document.execCommand('insertText', false, 'a')
    box.getBoundingClientRect()
    return performance.now() - started
  })
  await expect(chat.box).toHaveValue('a')
  await expect(chat.send).toBeEnabled()
  expect(msForOneKey).toBeLessThan(500)
})
