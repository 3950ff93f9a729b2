import { expect, test } from '@playwright/test'
import { ask, chatOf, enterChat } from './chat-visitor.ts'
import { anEnquirer, fieldsOf, fillIn } from './enquirer.ts'
import { openAlive } from './hydration.ts'
import { watchPolicy } from './policy-refusals.ts'

test('the policy is at work: markup from a string is refused and seen', async ({ page }) => {
  const refused = await watchPolicy(page)
  await openAlive(page, '/home')
  const thrown = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>no</b>')
      return false
    } catch {
      return true
    }
  })
  expect(thrown).toBe(true)
  await expect.poll(() => refused.length).toBe(1)
})

test('every feature works within the policy', async ({ page }) => {
  test.slow()
  const refused = await watchPolicy(page)
  await openAlive(page, '/home')
  await fieldsOf(page.locator('#contact')).send.click()
  await fillIn(page.locator('#contact'), anEnquirer())
  await fieldsOf(page.locator('#contact')).send.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()

  const chat = chatOf(page)
  await enterChat(chat)
  await ask(chat, 'How much is Pro with 900 minutes?')
  await ask(chat, 'ஒரே நேரத்தில் எத்தனை அழைப்புகள்?')
  await chat.dialog.locator('input[type=file]').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  })
  const waiting = chat.dialog.getByRole('list', { name: 'Files to send' })
  await expect(waiting.getByText('note.txt')).toBeVisible()
  await expect(waiting.getByText('Uploading...')).toBeHidden()
  await ask(chat, 'What is in the file?')

  await openAlive(page, '/founder')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await download
  for (const path of ['/pricing', '/service', '/faq', '/blog', '/about', '/healthcare'])
    await openAlive(page, path)
  expect(refused).toEqual([])
})
