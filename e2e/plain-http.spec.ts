import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.ts'
import { aPhone } from './enquirer.ts'
import { openAlive } from './hydration.ts'
import { type OwnService, startOwnService } from './own-service.ts'
import { toast } from './toast.ts'

// Names of other machines, as far as the browser knows: to them it sends no Sec-Fetch headers.
const { executablePath, args } = ensureBrowser()
const names = 'MAP site.test 127.0.0.1, MAP elsewhere.test 127.0.0.1'
test.use({ launchOptions: { executablePath, args: [...args, `--host-resolver-rules=${names}`] } })

let service: OwnService
test.beforeAll(async () => {
  service = await startOwnService({ MAILER: 'none' })
})
test.afterAll(() => service.stop())

const called = (phone: string) =>
  service.rows('demo_calls').filter((row) => row.phone === `+91${phone}`)

test('over plain http our own page places a call with its token', async ({ page }) => {
  await openAlive(page, `http://site.test:${service.port}/home`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const phone = aPhone()
  const form = page.locator('#demo form')
  await form.getByLabel('Your name').fill('Kavita')
  await form.getByLabel('Mobile number').fill(phone)
  await form.getByRole('button').click()
  await expect(toast(page, 'success', 'Your request has been sent successfully!')).toBeVisible()
  expect(called(phone)).toHaveLength(1)
})

test('over plain http the chat answers too', async ({ page }) => {
  await openAlive(page, `http://site.test:${service.port}/faq`)
  const answered = page.waitForResponse(
    (response) => response.url().includes('/generate_chat_response') && response.ok(),
  )
  await page.getByRole('textbox').first().fill('How much is Pro?')
  await page.keyboard.press('Enter')
  await answered
})

test('a picture on a foreign page places no call', async ({ page }) => {
  const phone = aPhone()
  const picture = `http://site.test:${service.port}/make_call_to_adya?phone_number=${phone}&ip=`
  const foreign = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<img src="${picture}" referrerpolicy="no-referrer" alt="">`)
  })
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://elsewhere.test:${(foreign.address() as AddressInfo).port}/`)
  await expect.poll(service.output).toContain('"route":"demo-call","method":"GET","status":403')
  expect(called(phone)).toEqual([])
  foreign.close()
})
