// Prices stand here again on purpose: content/facts/plans.ts names every test that does.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { postAsTwilio, twilioAccount } from '#server/testing/twilio-peer.ts'
import { axeFindings } from './accessibility.ts'
import { aPhone } from './enquirer.ts'
import { openAlive } from './hydration.ts'
import { type OwnService, startOwnService } from './own-service.ts'

const { callProgress, demoCallForm } = words
const PUBLIC = 'https://site.example'

/** Takes every call that it is asked for; the service's own tests have a peer that is stricter. */
async function startTwilio() {
  const placed: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    placed.push(new URLSearchParams(await text(request)))
    response.writeHead(201).end(JSON.stringify({ sid: `CA${placed.length}` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    placed,
    settings: {
      DIALER: 'twilio',
      SITE_ORIGIN: PUBLIC,
      TWILIO_ACCOUNT_SID: twilioAccount.sid,
      TWILIO_AUTH_TOKEN: twilioAccount.token,
      TWILIO_FROM: twilioAccount.from,
      TWILIO_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    stop: () => server.close(),
  }
}

async function askForCall(page: Page, service: OwnService, phone: string) {
  await openAlive(page, `${service.origin}/home`)
  const form = page.locator('#demo form')
  await form.getByLabel('Your name').fill('Kavita')
  await form.getByLabel('Mobile number').fill(phone)
  const section = page.locator('#demo')
  const before = (await section.boundingBox())?.height
  await form.getByRole('button', { name: demoCallForm.send }).click()
  const view = page.getByRole('region', { name: callProgress.heading.replace('{number}', phone) })
  await expect(view).toBeFocused()
  expect((await section.boundingBox())?.height, 'nothing moves').toBe(before)
  return view
}

test.describe('with a dialer', () => {
  test.describe.configure({ mode: 'serial' })
  let service: OwnService
  let twilio: Awaited<ReturnType<typeof startTwilio>>
  test.beforeAll(async () => {
    twilio = await startTwilio()
    service = await startOwnService({ ...twilio.settings, CALL_HOURS: '00:00-24:00' })
  })
  test.afterAll(async () => {
    await service.stop()
    twilio.stop()
  })

  const placed = () => twilio.placed.at(-1)
  const report = (CallStatus: string) =>
    postAsTwilio(service.origin, placed()?.get('StatusCallback') ?? '', { CallStatus })
  const answer = () => postAsTwilio(service.origin, placed()?.get('Url') ?? '', {})
  const say = (SpeechResult: string) =>
    postAsTwilio(service.origin, (placed()?.get('Url') ?? '').replace('/answer', '/turn'), {
      SpeechResult,
    })

  test('the page shows that the phone rings, and afterwards what was said', async ({ page }) => {
    const view = await askForCall(page, service, aPhone())
    const status = view.getByRole('status')
    await expect(status).toContainText(callProgress.states.dialling)
    await report('ringing')
    await expect(status).toContainText(callProgress.states.ringing)
    expect(await axeFindings(page)).toEqual([])
    await answer()
    await expect(status).toContainText(callProgress.states.talking)
    await say('keep it')
    await say('How much is Pro?')
    await report('completed')
    await expect(status).toContainText(callProgress.states.ended)
    const said = view.getByRole('region', { name: callProgress.said })
    await expect(said).toContainText('How much is Pro?')
    await expect(said).toContainText('5,999')
    expect(await axeFindings(page)).toEqual([])
    await view.getByRole('button', { name: callProgress.back }).click()
    await expect(page.locator('#demo form').getByLabel('Your name')).toBeEditable()
  })

  test('what may not be shown is not, and a call that nobody took is told as such', async ({
    page,
  }) => {
    const view = await askForCall(page, service, aPhone())
    await report('no-answer')
    await expect(view.getByRole('status')).toContainText(callProgress.notes.missed)
    const other = await askForCall(page, service, aPhone())
    await answer()
    await say('How much is Base?')
    await report('completed')
    await expect(other.getByRole('status')).toContainText(callProgress.notes.ended)
    await expect(other).not.toContainText('How much is Base?')
  })
})

test.describe('without a dialer', () => {
  let service: OwnService
  test.beforeAll(async () => {
    service = await startOwnService({ CALL_HOURS: '00:00-24:00' })
  })
  test.afterAll(() => service.stop())

  test('a person is promised, and the page does not go on asking', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/demo_call?')) asked.push(request.url())
    })
    const view = await askForCall(page, service, aPhone())
    await expect(view.getByRole('status')).toContainText(callProgress.states.person)
    await expect(view.getByRole('status')).toContainText(callProgress.notes.person)
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)
    expect(service.rows('demo_calls')).toMatchObject([{ status: 'queued', provider: 'none' }])
  })
})
