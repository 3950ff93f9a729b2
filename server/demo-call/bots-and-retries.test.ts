import { expect, test } from 'vitest'
import type { DemoCallReceipt } from '#contract/calls/demo-call.ts'
import { HOUR, MINUTE } from '../testing/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { fromOurPage, startTestApp } from '../testing/start-test-app.ts'
import { startTwilioPeer } from '../testing/twilio-peer.ts'

const readReceipt = async (response: Response) => (await response.json()) as DemoCallReceipt

async function startWithTwilio(settings: Record<string, string> = {}) {
  const twilio = await startTwilioPeer()
  const site = await startTestApp({
    settings: { ...twilio.settings('https://site.example'), ...settings },
  })
  return { twilio, site }
}

test.each([
  ['a filled hidden field', '12;9000'],
  ['a form sent faster than anyone types', '0;40'],
])('%s looks like success, and no phone rings', async (_, check) => {
  const { twilio, site } = await startWithTwilio({ FORM_MIN_MS: '500' })
  const response = await site.askForCall('9876543210', { ...fromOurPage, 'X-Form-Check': check })
  expect(await readReceipt(response)).toMatchObject({ status: 'queued' })
  site.clock.advance(HOUR)
  site.service.dialling.wake()
  expect((await site.calls()).map(({ status }) => status)).toEqual(['flagged'])
  // The person whose number it is can still ask, and is called.
  const human = { ...fromOurPage, 'X-Form-Check': '0;9000' }
  expect((await readReceipt(await site.askForCall('9876543210', human))).status).toBe('calling')
  expect(twilio.requests).toHaveLength(1)
})

test('bots pay with the budget of their own address', async () => {
  const site = await startTestApp({ settings: { LIMIT_CALL_PER_ADDRESS: '2/day' } })
  const bot = { ...fromOurPage, 'X-Form-Check': '5;9000' }
  const ask = async (phone: string) => (await site.askForCall(phone, bot)).status
  expect([await ask('9876543210'), await ask('9876543211'), await ask('9876543212')]).toEqual([
    200, 200, 429,
  ])
})

test('a browser that asks again, its answer lost, is told of the same call, and the phone rings once', async () => {
  const { twilio, site } = await startWithTwilio({ LIMITS_SCALE: '100' })
  const ask = () => site.askForCall('9876543210')
  const [first, second] = await Promise.all([ask().then(readReceipt), ask().then(readReceipt)])
  expect(second).toEqual(first)
  site.clock.advance(59_000)
  expect(await readReceipt(await ask())).toEqual(first)
  expect(await site.calls()).toHaveLength(1)
  expect(twilio.requests).toHaveLength(1)
  site.clock.advance(2_000)
  expect((await readReceipt(await ask())).id).not.toBe(first.id)
})

test('whoever asks for the same number from elsewhere does not learn of the call', async () => {
  const { site } = await startWithTwilio({ TRUSTED_PROXIES: '127.0.0.1' })
  const from = (address: string) =>
    site.askForCall('9876543210', { ...fromOurPage, 'X-Forwarded-For': address })
  expect((await from('203.0.113.1')).status).toBe(200)
  expect((await from('203.0.113.2')).status).toBe(429)
})

test('a number put on the list while its call is being retried is not dialled again', async () => {
  const { twilio, site } = await startWithTwilio()
  twilio.setMood(503)
  // The person asks to be left alone while the provider still has the first attempt in hand.
  twilio.onRequest(() =>
    site.storage.write(({ demoCalls }) => demoCalls.suppress('+919876543210', 'operator', 0)),
  )
  await site.askForCall('9876543210')
  expect((await site.calls())[0]?.status).toBe('suppressed')
  twilio.setMood('accept')
  site.clock.advance(HOUR)
  site.service.dialling.wake()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(twilio.requests).toHaveLength(1)
})

test('a call that was queued past the list is not dialled either', async () => {
  const { twilio, site } = await startWithTwilio()
  site.clock.set('2026-01-15T16:00:00Z')
  await site.askForCall('9876543210')
  await site.storage.write(({ demoCalls }) => demoCalls.suppress('+919876543210', 'operator', 0))
  // As an instance of a former release would leave it.
  await site.storage.db.updateTable('demo_calls').set({ status: 'queued' }).execute()
  site.clock.set('2026-01-16T04:00:00Z')
  site.service.dialling.wake()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(twilio.requests).toEqual([])
})

test('a call that is tried again is paid for once', async () => {
  const { twilio, site } = await startWithTwilio({
    DEMO_CALL_DAILY_BUDGET_RUPEES: '12',
    DEMO_CALL_COST_RUPEES: '6',
    LIMITS_SCALE: '100',
  })
  twilio.setMood(503)
  await site.askForCall('9876543210')
  for (const wait of [2, 4]) {
    site.clock.advance(wait * MINUTE)
    site.service.dialling.wake()
    await eventually(async () => (await site.calls())[0]?.attempts === wait / 2 + 1)
    await eventually(async () => (await site.calls())[0]?.status === 'queued')
  }
  twilio.setMood('accept')
  site.clock.advance(HOUR)
  site.service.dialling.wake()
  await eventually(async () => (await site.calls())[0]?.status === 'calling')
  // The money of the day is for two calls: three failures have cost nothing.
  expect((await readReceipt(await site.askForCall('9876543211'))).status).toBe('calling')
  expect((await readReceipt(await site.askForCall('9876543212'))).status).toBe('queued')
})

test('a call that the provider refuses for good costs nothing', async () => {
  const { twilio, site } = await startWithTwilio({
    DEMO_CALL_DAILY_BUDGET_RUPEES: '6',
    DEMO_CALL_COST_RUPEES: '6',
    LIMITS_SCALE: '100',
  })
  twilio.setMood(400)
  await site.askForCall('9876543210')
  twilio.setMood('accept')
  expect((await readReceipt(await site.askForCall('9876543211'))).status).toBe('calling')
})
