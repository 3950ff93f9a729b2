import { expect, test } from 'vitest'
import type { DemoCallReceipt } from '#contract/calls/demo-call.ts'
import { DEMO_CALL_PATH } from '#contract/demo-call.ts'
import { HOUR, MINUTE } from '../testing/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { exotelSettings } from '../testing/exotel-settings.ts'
import { startHttpPeer } from '../testing/http-peer.ts'
import { startSmtpPeer } from '../testing/smtp-peer.ts'
import { fromOurPage, startTestApp } from '../testing/start-test-app.ts'
import { startTwilioPeer, twilioAccount } from '../testing/twilio-peer.ts'

const PUBLIC = 'https://site.example'
const readReceipt = async (response: Response) => (await response.json()) as DemoCallReceipt

async function startWithTwilio(settings: Record<string, string> = {}) {
  const twilio = await startTwilioPeer()
  const site = await startTestApp({ settings: { ...twilio.settings(PUBLIC), ...settings } })
  return { twilio, site }
}

test('within hours the call is placed at once, as Twilio wants it', async () => {
  const { twilio, site } = await startWithTwilio()
  const response = await site.askForCall('9876543210')
  expect(response.status).toBe(200)
  const receipt = await readReceipt(response)
  const [row] = await site.calls()
  expect(receipt).toEqual({ status: 'calling', id: row?.id })
  expect(twilio.rejected).toEqual([])
  expect(Object.fromEntries(twilio.placed[0]?.form ?? [])).toEqual({
    To: '+919876543210',
    From: twilioAccount.from,
    Url: `${PUBLIC}/voice/twilio/answer?call=${row?.id}`,
    Method: 'POST',
    StatusCallback: `${PUBLIC}/voice/twilio/status?call=${row?.id}`,
    StatusCallbackMethod: 'POST',
    StatusCallbackEvent: 'completed',
    Timeout: '30',
    TimeLimit: '180',
  })
  expect(twilio.placed[0]?.form.getAll('StatusCallbackEvent')).toEqual(['ringing', 'completed'])
  expect(row).toMatchObject({ status: 'calling', provider_id: twilio.placed[0]?.sid })
})

test.each([
  ['2012345678', 'a landline'],
  ['1234567890', 'no Indian number'],
  ['1600123456', 'a number of a bank'],
  ['1800123456', 'a toll-free number'],
  ['5876543210', 'digits that no mobile begins with'],
  ['987654321', 'nine digits'],
  ['+919876543210', 'a prefix'],
  ['98765 43210', 'a space'],
  ['९८७६५४३२१०', 'other digits'],
])('%s is refused: %s', async (phone) => {
  const { twilio, site } = await startWithTwilio()
  const response = await site.askForCall(phone)
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ field: 'phone_number' }] })
  expect(twilio.requests).toEqual([])
  expect(await site.calls()).toEqual([])
})

test('one call per number per hour and three a day', async () => {
  const { site } = await startWithTwilio()
  const ask = async () => (await site.askForCall('9876543210')).status
  expect(await ask()).toBe(200)
  site.clock.advance(2 * MINUTE)
  const refused = await site.askForCall('9876543210')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3480')
  site.clock.advance(HOUR)
  expect(await ask()).toBe(200)
  site.clock.advance(HOUR)
  expect(await ask()).toBe(200)
  site.clock.advance(HOUR)
  expect(await ask()).toBe(429)
  expect((await site.askForCall('9876543211')).status).toBe(200)
  site.clock.advance(21 * HOUR)
  expect(await ask()).toBe(200)
})

test('outside calling hours a call waits for 09:00 and is then placed, once', async () => {
  const { twilio, site } = await startWithTwilio()
  site.clock.set('2026-01-15T16:00:00Z')
  expect((await readReceipt(await site.askForCall('9876543210'))).status).toBe('queued')
  expect(new Date((await site.calls())[0]?.dial_after ?? 0).toISOString()).toBe(
    '2026-01-16T03:30:00.000Z',
  )
  site.service.dialling.wake()
  site.clock.set('2026-01-16T03:29:59Z')
  site.service.dialling.wake()
  expect(twilio.placed).toEqual([])
  site.clock.set('2026-01-16T03:30:00Z')
  site.service.dialling.wake()
  await eventually(async () => (await site.calls())[0]?.status === 'calling')
  site.service.dialling.wake()
  expect(twilio.placed).toHaveLength(1)
})

test("when the day's money is spent, calls wait for the next day", async () => {
  const { twilio, site } = await startWithTwilio({
    DEMO_CALL_DAILY_BUDGET_RUPEES: '12',
    DEMO_CALL_COST_RUPEES: '6',
    LIMITS_SCALE: '100',
  })
  const ask = async (phone: string) => (await readReceipt(await site.askForCall(phone))).status
  expect(await ask('9876543210')).toBe('calling')
  expect(await ask('9876543211')).toBe('calling')
  expect(await ask('9876543212')).toBe('queued')
  expect(twilio.placed).toHaveLength(2)
  site.clock.set('2026-01-16T03:30:00Z')
  site.service.dialling.wake()
  await eventually(() => twilio.placed.length === 3)
})

test('the kill switch stops new and queued calls', async () => {
  const { twilio, site } = await startWithTwilio({ DEMO_CALL_ENABLED: 'off' })
  const response = await site.askForCall('9876543210')
  expect(response.status).toBe(503)
  expect(response.headers.has('retry-after')).toBe(true)
  expect(await site.calls()).toEqual([])
  expect(twilio.requests).toEqual([])
})

test('a number that asked not to be called is not called', async () => {
  const { twilio, site } = await startWithTwilio()
  await site.storage.write(({ demoCalls }) => demoCalls.suppress('+919876543210', 'operator', 0))
  expect((await site.askForCall('9876543210')).status).toBe(422)
  expect(twilio.requests).toEqual([])
})

test.each([429, 503] as const)(
  'a provider that answers %s is asked again later',
  async (status) => {
    const { twilio, site } = await startWithTwilio()
    twilio.setMood(status)
    expect((await readReceipt(await site.askForCall('9876543210'))).status).toBe('queued')
    expect((await site.calls())[0]?.status).toBe('queued')
    twilio.setMood('accept')
    site.clock.advance(2 * MINUTE)
    site.service.dialling.wake()
    await eventually(async () => (await site.calls())[0]?.status === 'calling')
    expect(twilio.placed).toHaveLength(1)
  },
)

test.each(['hang', 500, 'garbage'] as const)(
  'a provider that answers with %s may have called: it is never dialled again',
  async (mood) => {
    const { twilio, site } = await startWithTwilio({ DIALER_TIMEOUT_MS: '200' })
    twilio.setMood(mood)
    expect((await readReceipt(await site.askForCall('9876543210'))).status).toBe('queued')
    expect((await site.calls())[0]?.status).toBe('unknown')
    twilio.setMood('accept')
    for (let hour = 0; hour < 8; hour++) {
      site.clock.advance(HOUR)
      site.service.dialling.wake()
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(twilio.requests).toHaveLength(1)
  },
)

test('a provider that refuses the number for good is not asked again', async () => {
  const { twilio, site } = await startWithTwilio()
  twilio.setMood(400)
  expect((await site.askForCall('9876543210')).status).toBe(503)
  expect((await site.calls())[0]?.status).toBe('failed')
})

test('without a provider a person calls, and staff are told', async () => {
  const post = await startSmtpPeer()
  const site = await startTestApp({
    settings: { MAILER: 'smtp', SMTP_URL: post.url, NOTIFY_TO: 'team@business.example' },
  })
  expect((await readReceipt(await site.askForCall('9876543210'))).status).toBe('queued')
  const mail = await eventually(() => post.mails[0])
  expect(mail.mail.subject).toBe('Demo call wanted: +919876543210')
  expect((await site.calls())[0]).toMatchObject({ status: 'queued', provider: 'none' })
})

test('Exotel connects the number to the flow', async () => {
  const exotel = await startHttpPeer((_, response) =>
    response.writeHead(200).end(JSON.stringify({ Call: { Sid: 'exo-1', Status: 'in-progress' } })),
  )
  const site = await startTestApp({ settings: exotelSettings(exotel.url) })
  expect((await readReceipt(await site.askForCall('9876543210'))).status).toBe('calling')
  const [request] = exotel.requests
  expect(request?.path).toBe('/v1/Accounts/account1/Calls/connect.json')
  expect(request?.headers.authorization).toBe(
    `Basic ${Buffer.from('key:token').toString('base64')}`,
  )
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toMatchObject({
    From: '09876543210',
    CallerId: '08047112345',
    Url: 'http://my.exotel.com/account1/exoml/start_voice/4711',
  })
  expect((await site.calls())[0]?.provider_id).toBe('exo-1')
})

test('the address that the page sends is recorded and never trusted', async () => {
  const site = await startTestApp({ settings: { LIMIT_CALL_PER_ADDRESS: '2/day' } })
  const ask = (phone: string, ip: string) =>
    site.get(`${DEMO_CALL_PATH}?${new URLSearchParams({ phone_number: phone, ip })}`, fromOurPage)
  expect((await ask('9876543210', '203.0.113.1')).status).toBe(200)
  expect((await ask('9876543211', '203.0.113.2')).status).toBe(200)
  expect((await ask('9876543212', '203.0.113.3')).status).toBe(429)
  expect((await site.calls()).map((call) => [call.claimed_ip, call.address])).toEqual([
    ['203.0.113.1', '127.0.0.1'],
    ['203.0.113.2', '127.0.0.1'],
  ])
})
