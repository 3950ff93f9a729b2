import { expect, test } from 'vitest'
import type { DemoCallReceipt } from '#contract/calls/demo-call.ts'
import type { DemoCallProgress } from '#contract/calls/demo-call-progress.ts'
import { eventually } from '../testing/eventually.ts'
import { exotelSettings } from '../testing/exotel-settings.ts'
import { startHttpPeer } from '../testing/http-peer.ts'
import { fromOurPage, startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { postAsTwilio, startTwilioPeer } from '../testing/twilio-peer.ts'

const PUBLIC = 'https://site.example'

async function followedCall(site: TestApp) {
  const { id } = (await (await site.askForCall('9876543210')).json()) as DemoCallReceipt
  return async () => {
    const response = await site.get(`/demo_call?call=${id}`, fromOurPage)
    expect(response.status).toBe(200)
    return (await response.json()) as DemoCallProgress
  }
}

async function startWithTwilio(settings: Record<string, string> = {}) {
  const twilio = await startTwilioPeer()
  const site = await startTestApp({ settings: { ...twilio.settings(PUBLIC), ...settings } })
  const look = await followedCall(site)
  const placed = () => twilio.placed.at(-1)?.form
  return {
    ...{ site, twilio, look },
    answers: () => postAsTwilio(site.origin, placed()?.get('Url') ?? '', {}),
    says: (heard: string) =>
      postAsTwilio(site.origin, (placed()?.get('Url') ?? '').replace('/answer', '/turn'), {
        SpeechResult: heard,
      }),
    reports: (CallStatus: string) =>
      postAsTwilio(site.origin, placed()?.get('StatusCallback') ?? '', { CallStatus }),
  }
}

const nothing = { at: null, words: null }

test('a call is followed from the dialling to what was said, where that may be shown', async () => {
  const call = await startWithTwilio()
  expect(await call.look()).toEqual({ ...nothing, state: 'dialling' })
  await call.reports('ringing')
  expect(await call.look()).toEqual({ ...nothing, state: 'ringing' })
  await call.answers()
  expect(await call.look()).toEqual({ ...nothing, state: 'talking' })
  await call.says('keep it')
  await call.says('How much is Pro?')
  expect((await call.look()).words).toBeNull()
  await call.reports('completed')
  const { state, words } = await call.look()
  expect(state).toBe('ended')
  expect(words?.[0]?.text).toContain('AI assistant')
  expect(words?.filter(({ role }) => role === 'user')).toEqual([
    { role: 'user', text: 'keep it' },
    { role: 'user', text: 'How much is Pro?' },
  ])
})

test('what nobody allowed to be shown is not', async () => {
  const call = await startWithTwilio()
  await call.answers()
  await call.says('Can I keep my own number?')
  await call.reports('completed')
  expect(await call.look()).toEqual({ ...nothing, state: 'ended' })
})

test.each([
  ['no-answer', 'missed'],
  ['busy', 'missed'],
])('a call that is reported as %s is told as %s', async (reported, state) => {
  const call = await startWithTwilio()
  await call.reports('ringing')
  await call.reports(reported)
  // A report that was overtaken on its way changes nothing.
  await call.reports('ringing')
  expect(await call.look()).toEqual({ ...nothing, state })
})

test('a call that waits says when it will ring, and an earlier ringing does not count', async () => {
  const twilio = await startTwilioPeer()
  const site = await startTestApp({ settings: twilio.settings(PUBLIC) })
  site.clock.set('2026-01-15T16:00:00Z')
  const look = await followedCall(site)
  expect(await look()).toEqual({ state: 'queued', at: '2026-01-16T03:30:00.000Z', words: null })
  const [row] = await site.calls()
  await site.storage.db.updateTable('demo_calls').set({ rings_since: row?.requested_at }).execute()
  site.clock.set('2026-01-16T03:30:00Z')
  expect(await look()).toEqual({ ...nothing, state: 'queued' })
  site.service.dialling.wake()
  await eventually(async () => (await site.calls())[0]?.status === 'calling')
  expect(await look()).toEqual({ ...nothing, state: 'dialling' })
})

test('without a dialer a person calls: now, or from the next morning on', async () => {
  const site = await startTestApp()
  expect(await (await followedCall(site))()).toEqual({ ...nothing, state: 'person' })
  site.clock.set('2026-01-15T16:00:00Z')
  expect(await (await followedCall(site))()).toEqual({
    state: 'person',
    at: '2026-01-16T03:30:00.000Z',
    words: null,
  })
})

test('a provider that reports nothing leaves no call ringing for ever', async () => {
  const exotel = await startHttpPeer((_, response) =>
    response.writeHead(200).end(JSON.stringify({ Call: { Sid: 'exo-1' } })),
  )
  const site = await startTestApp({ settings: exotelSettings(exotel.url) })
  const look = await followedCall(site)
  expect((await look()).state).toBe('dialling')
  site.clock.advance(5 * 60_000)
  expect((await look()).state).toBe('unheard')
})

test('who guesses the id of a call learns nothing, pays for it, and no other site may ask', async () => {
  const site = await startTestApp({ settings: { LIMIT_READ_PER_ADDRESS: '2/minute' } })
  const guess = () => site.get(`/demo_call?call=${crypto.randomUUID()}`, fromOurPage)
  expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(429)
  const foreign = await site.get('/demo_call?call=1', { 'Sec-Fetch-Site': 'cross-site' })
  expect(foreign.status).toBe(403)
})
