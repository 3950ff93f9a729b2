import { expect, test } from '@playwright/test'
import { ask, chatOf, openChat, say, writeReplies } from './chat-visitor.ts'
import { anEnquirer } from './enquirer.ts'
import { storedEnquiries } from './stored.ts'

test('two tabs show one conversation', async ({ page, context }) => {
  const here = await openChat(page)
  const there = await openChat(await context.newPage())
  await ask(here, 'What does Base cost?')
  await expect(there.messages).toHaveCount(3)
  await expect(there.messages.nth(1)).toContainText('What does Base cost?')
  await expect(there.answers).toHaveCount(2)
  await ask(there, 'And Pro?')
  await expect(here.messages).toHaveCount(5)
  expect(await there.chatId()).toBe(await here.chatId())
  await here.button('Reset conversation').click()
  await expect(there.messages).toHaveCount(1)
})

test('while one tab is being answered, the other one follows and waits', async ({
  page,
  context,
}) => {
  const pen = await writeReplies(page)
  const here = await openChat(page)
  const there = await openChat(await context.newPage())
  await say(here, 'A long one')
  await pen.write('First words')
  await expect(there.replies.last()).toContainText('First words')
  await there.box.fill('Mine')
  await expect(there.send).toBeDisabled()
  await pen.finish()
  await expect(there.send).toBeEnabled()
})

test("the FAQ page's own box is the same conversation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  const inline = page.getByRole('region', { name: 'Ask your own question' })
  await inline.getByLabel('Your question').fill('Does it speak Tamil?')
  await inline.getByLabel('Your question').press('Enter')
  await expect(inline.locator('[data-role="user"]')).toContainText('Does it speak Tamil?')
  await expect(inline.locator('[data-role="model"][data-status="done"]')).toHaveCount(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // With the keyboard gone, the bar with the chat's button is back.
  await page.locator(':focus').blur()
  const chat = chatOf(page)
  await chat.launcher.click()
  await expect(chat.messages).toHaveCount(3)
  await ask(chat, 'And Odia?')
  await expect(inline.locator('.chat-message')).toHaveCount(5)
})

test('a person is asked for inside the chat, by the rules of the contact form', async ({
  page,
}) => {
  const { email } = anEnquirer()
  const chat = await openChat(page)
  await ask(chat, 'I need a special contract')
  await chat.button('Talk to a person').click()
  const form = chat.dialog.getByRole('form', { name: 'Talk to a person' })
  const fault = form.getByRole('alert')
  const send = form.getByRole('button', { name: 'Send' })
  await expect(form.getByLabel('Message')).toHaveValue('I need a special contract')
  await expect(form.getByLabel('Name')).toBeFocused()
  await send.click()
  await expect(fault).toHaveText('Please fill out all required fields.')
  await form.getByLabel('Name').fill('Kavita Rao')
  await form.getByLabel('Email').fill('kavita@nowhere')
  await form.getByLabel('Phone').fill('98765')
  await send.click()
  await expect(fault).toHaveText('Please enter a valid email address.')
  await form.getByLabel('Email').fill(email)
  await send.click()
  await expect(fault).toHaveText('Please enter a valid phone number (minimum 10 digits).')
  await form.getByLabel('Phone').fill('+91 98765-43210')

  await page.route('**/make_contact_us_request*', (route) => route.abort())
  await send.click()
  await expect(fault).toHaveText('Network error. Please check your connection and try again.')
  await page.unroute('**/make_contact_us_request*')

  await send.click()
  await expect(chat.replies.last()).toContainText(
    'Your request has been successfully sent! We will reach out to you within 48 hours.',
  )
  await expect(chat.box).toBeVisible()
  expect(storedEnquiries(email)).toMatchObject([
    {
      ...{ name: 'Kavita Rao', phone: '+91 98765-43210', message: 'I need a special contract' },
      // Who deletes the enquiry deletes the conversation too.
      chat_id: await chat.chatId(),
    },
  ])
})
