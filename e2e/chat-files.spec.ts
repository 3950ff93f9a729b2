import { expect, test } from '@playwright/test'
import { aPng } from '../scripts/sample-files.ts'
import { ask, type Chat, openChat, say, storedConversation } from './chat-visitor.ts'

const choose = (chat: Chat, name: string, mimeType: string, buffer: Buffer) =>
  chat.dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

test('a file is previewed, can be taken back, is sent, shown and kept', async ({ page }) => {
  const chat = await openChat(page)
  const waiting = chat.dialog.getByRole('list', { name: 'Files to send' })
  await choose(chat, 'shop.png', 'image/png', aPng)
  await expect(waiting.locator('img')).toBeVisible()
  await expect(chat.dialog.getByRole('alert')).toContainText('I cannot look at pictures here')
  await chat.button('Remove shop.png').click()
  await expect(waiting).toBeHidden()

  await choose(chat, 'shop.png', 'image/png', aPng)
  await choose(chat, 'hours.txt', 'text/plain', Buffer.from('Open from 9 to 9'))
  await expect(waiting.getByText('hours.txt')).toBeVisible()
  await expect(waiting.getByText('Uploading...')).toHaveCount(0)
  await expect(chat.send).toBeDisabled()
  await say(chat, 'When are we open?')
  const question = chat.messages.nth(1)
  await expect(question.getByRole('img', { name: 'shop.png' })).toBeVisible()
  await expect(question.getByRole('link', { name: /hours\.txt/ })).toBeVisible()
  await expect(waiting).toBeHidden()
  await expect(chat.answers).toHaveCount(2)

  await page.reload()
  await chat.launcher.click()
  await expect(chat.messages.nth(1).getByRole('img', { name: 'shop.png' })).toBeVisible()
  const stored = await storedConversation(page, (await chat.chatId()) ?? '')
  expect(stored?.messages[0]?.attachments).toMatchObject([
    { name: 'shop.png', type: 'image/png' },
    { name: 'hours.txt', type: 'text/plain', reading: 'text' },
  ])
})

test('what is too large or of another kind is explained and not kept', async ({ page }) => {
  const chat = await openChat(page)
  const notice = chat.dialog.getByRole('alert')
  await choose(chat, 'big.txt', 'text/plain', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))
  await expect(notice).toHaveText('This file is larger than 5 MB. Please choose a smaller one.')
  await choose(chat, 'photo.png', 'image/png', Buffer.from('MZ\x90\0'))
  await expect(notice).toHaveText(
    'Please choose a PNG, JPEG or WebP image, a PDF or a plain text file.',
  )
  await expect(chat.dialog.getByRole('list', { name: 'Files to send' })).toBeHidden()
})

test('where no words can be made of a voice, no microphone is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  const chat = await openChat(page)
  await expect(chat.button('Attach a file')).toBeVisible()
  await expect(chat.button('Record a voice note')).toBeHidden()
})

test('a program is refused in words before anything is sent', async ({ page }) => {
  const chat = await openChat(page)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/attachments')) uploads.push(request.url())
  })
  await chat.dialog.locator('input[type=file]').setInputFiles({
    name: 'setup.exe',
    mimeType: 'text/plain',
    buffer: Buffer.from('MZ'),
  })
  await expect(chat.dialog.getByRole('alert')).toContainText(
    'Please choose a PNG, JPEG or WebP image, a PDF or a plain text file.',
  )
  await expect(chat.dialog.getByRole('list', { name: 'Files to send' })).toBeHidden()
  expect(uploads).toEqual([])
})

test('a voice note goes out with the words that the browser heard', async ({ page }) => {
  await page.addInitScript(() => {
    class Recogniser {
      onresult = (_: object) => {}
      onend = () => {}
      start() {}
      stop() {
        this.onresult({ results: [[{ transcript: 'मुझे अपॉइंटमेंट चाहिए' }]] })
        this.onend()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
  })
  const chat = await openChat(page)
  await chat.button('Record a voice note').click()
  await expect(chat.dialog.getByRole('timer')).toBeVisible()
  await chat.button('Send the voice note').click()
  await expect(chat.messages.nth(1)).toContainText('मुझे अपॉइंटमेंट चाहिए')
  await expect(chat.button('Play the voice note')).toBeVisible()
  await expect(chat.answers).toHaveCount(2)
})

test('recording ends at sixty seconds and can still be sent or discarded', async ({ page }) => {
  await page.clock.install()
  const chat = await openChat(page)
  await chat.button('Record a voice note').click()
  await expect(chat.dialog.getByRole('timer')).toBeVisible()
  await page.clock.runFor(75_000)
  await expect(chat.dialog.getByRole('timer')).toHaveText('1:00 / 1:00')
  await expect(chat.button('Send the voice note')).toBeEnabled()
  await chat.button('Discard the voice note').click()
  await expect(chat.box).toBeFocused()
  await expect(chat.messages).toHaveCount(1)
})

for (const [name, text] of [
  ['NotAllowedError', 'The microphone is blocked for this site.'],
  ['NotFoundError', 'No microphone was found.'],
  ['AbortError', 'The recording could not be started.'],
] as const) {
  test(`no recording because of ${name} is explained`, async ({ page }) => {
    await page.addInitScript((fault) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', fault))
    }, name)
    const chat = await openChat(page)
    await chat.button('Record a voice note').click()
    await expect(chat.dialog.getByRole('alert')).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(chat.box).toBeFocused()
  })
}

test('files that cannot be taken now are explained, and the message goes without them', async ({
  page,
}) => {
  await page.route('**/attachments*', (route) => route.fulfill({ status: 503 }))
  const chat = await openChat(page)
  await choose(chat, 'hours.txt', 'text/plain', Buffer.from('Open from 9 to 9'))
  await expect(chat.dialog.getByRole('alert')).toContainText('We cannot take files right now')
  await ask(chat, 'What does Pro cost?')
  await expect(chat.replies.last()).toContainText('₹')
})
