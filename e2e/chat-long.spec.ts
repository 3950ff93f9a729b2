import { expect, test } from '@playwright/test'
import { ask, enterChat, openChat, say, storedConversation } from './chat-visitor.ts'
import { fillConversation } from './stored.ts'

test('a long conversation comes back from its end, and earlier messages when they are asked for', async ({
  page,
}) => {
  const chat = await openChat(page)
  await ask(chat, 'What does Pro cost?')
  fillConversation((await chat.chatId()) ?? '', 98)
  await page.reload()
  await enterChat(chat)
  const earlier = chat.button('Show earlier messages')
  await expect(chat.messages).toHaveCount(41)
  await expect(chat.messages.last()).toContainText('Message 98')
  await expect(chat.messages.last()).toBeInViewport()

  const first = chat.messages.nth(1)
  await expect(first).toContainText('Message 59')
  await earlier.click()
  await expect(chat.messages).toHaveCount(81)
  // What was being read stays in sight.
  await expect(chat.messages.filter({ hasText: /Message 59$/ })).toBeInViewport()
  await expect(chat.button('New message')).toHaveCount(0)
  await earlier.click()
  await expect(chat.messages).toHaveCount(101)
  await expect(chat.messages.nth(1)).toContainText('What does Pro cost?')
  await expect(earlier).toHaveCount(0)
})

test('a conversation that is full says so, and its question is asked in a new one', async ({
  page,
}) => {
  const chat = await openChat(page)
  await ask(chat, 'What does Pro cost?')
  const full = (await chat.chatId()) ?? ''
  fillConversation(full, 198)
  await say(chat, 'Which languages do you speak?')
  await expect(chat.replies.last()).toContainText('as long as it can be')
  await expect(chat.retry).toHaveCount(0)
  await chat.button('Start a new conversation').click()
  await expect(chat.answers).toHaveCount(2)
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.messages.nth(1)).toContainText('Which languages do you speak?')
  const begun = (await chat.chatId()) ?? ''
  expect(begun).not.toBe(full)
  const stored = await storedConversation(page, begun)
  expect(stored?.messages.map(({ role }) => role)).toEqual(['user', 'model'])
})
