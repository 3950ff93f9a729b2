import { expect, type Page } from '@playwright/test'

export const greeting = 'Hello! How can I help you today?'

/** The chat window as a visitor finds it. */
export function chatOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'AI Assistant' })
  const replies = dialog.locator('[data-role="model"]')
  return {
    page,
    dialog,
    launcher: page.getByRole('button', { name: /^Open chat/ }),
    box: dialog.getByLabel('Message', { exact: true }),
    send: dialog.getByRole('button', { name: 'Send message' }),
    stop: dialog.getByRole('button', { name: 'Stop the reply' }),
    retry: dialog.getByRole('button', { name: 'Try again' }),
    messages: dialog.locator('.chat-message'),
    replies,
    /** Replies that are complete, the greeting among them. */
    answers: dialog.locator('[data-role="model"][data-status="done"]'),
    typing: dialog.getByRole('img', { name: 'AI Assistant is typing' }),
    button: (name: string) => dialog.getByRole('button', { name }),
    chatId: () => page.evaluate(() => localStorage.getItem('chat_id')),
  }
}
export type Chat = ReturnType<typeof chatOf>

export async function openChat(page: Page, path = '/home'): Promise<Chat> {
  const chat = chatOf(page)
  await page.goto(path)
  await enterChat(chat)
  return chat
}

/** Presses the button of the chat and waits until it is there to be talked to. */
export async function enterChat(chat: Chat): Promise<void> {
  await chat.launcher.click()
  await expect(chat.box).toBeFocused()
}

export async function say(chat: Chat, text: string): Promise<void> {
  await chat.box.fill(text)
  await chat.box.press('Enter')
}

/** Asks the real service and waits until its reply is complete. */
export async function ask(chat: Chat, text: string): Promise<void> {
  const before = await chat.answers.count()
  await say(chat, text)
  await expect(chat.answers).toHaveCount(before + 1)
}

/** What the service has stored of a conversation. */
export async function storedConversation(page: Page, chatId: string) {
  const response = await page.request.get(`/chats/${chatId}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  return response.ok()
    ? ((await response.json()) as {
        messages: { role: string; text: string; rating: string | null; attachments: object[] }[]
      })
    : null
}

/**
 * Gives the test the pen: the reply is what it writes, when it writes it. The page's own request
 * is otherwise untouched.
 */
export async function writeReplies(page: Page) {
  await page.addInitScript(() => {
    const original = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).includes('/generate_chat_response')) return original(input, init)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder()
          const pen = {
            write: (text: string) => controller.enqueue(encoder.encode(text)),
            finish: () => controller.close(),
            breakOff: () => controller.error(new TypeError('network error')),
          }
          Object.assign(window, { pen })
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return new Response(body, { headers: { 'Chat-Message-Id': 'written-by-the-test' } })
    }
  })
  type Pen = { write(text: string): void; finish(): void; breakOff(): void }
  const held = () => page.waitForFunction(() => 'pen' in window)
  return {
    async write(text: string) {
      await held()
      await page.evaluate((words) => (window as unknown as { pen: Pen }).pen.write(words), text)
    },
    async finish() {
      await held()
      await page.evaluate(() => (window as unknown as { pen: Pen }).pen.finish())
    },
    async breakOff() {
      await held()
      await page.evaluate(() => (window as unknown as { pen: Pen }).pen.breakOff())
    },
  }
}
