import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { ask, chatOf, greeting, openChat, say, writeReplies } from './chat-visitor.ts'

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

test('first questions fit the page and are asked with one touch', async ({ page }) => {
  const chat = await openChat(page, '/pricing')
  await chat.button('What does Pro cost with 900 minutes?').click()
  await expect(chat.messages.nth(1)).toContainText('What does Pro cost with 900 minutes?')
  await expect(chat.answers).toHaveCount(2)
  await expect(chat.button('Which plan suits a small clinic?')).toBeHidden()
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an open conversation has no accessibility faults (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const chat = await openChat(page)
    await ask(chat, 'What does Pro cost?')
    const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}
