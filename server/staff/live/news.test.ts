import { expect, test } from 'vitest'
import { visitorOf } from '../../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { HOUR } from '../../testing/clock.ts'
import { saying } from '../../testing/saying.ts'
import {
  fromOurPage,
  readReceipt,
  startTestApp,
  type TestApp,
} from '../../testing/start-test-app.ts'
import { postAsTwilio, startTwilioPeer } from '../../testing/twilio-peer.ts'
import { keepPromise } from '../inbox/keep-promise.ts'

const words = async function* () {
  yield 'Of course.'
}
const newsOf = async ({ storage }: TestApp) =>
  (await storage.read.liveEvents.after(0, 1000)).flatMap(({ news, subject }) =>
    news ? [`${news} ${subject}`] : [],
  )

test('a new enquiry is news, once, and nearly overdue again; what lies between is not', async () => {
  const site = await startTestApp()
  const { id } = await readReceipt(await site.sendEnquiry(anEnquiry()))
  await site.sendEnquiry(anEnquiry())
  expect(await newsOf(site)).toEqual([`enquiry ${id}`])
  const { storage, clock } = site
  const keep = () => keepPromise({ storage, channels: [], giveBackHours: 0, now: clock.now })
  clock.advance(37 * HOUR)
  await keep()
  expect(await newsOf(site)).toHaveLength(1)
  clock.advance(8 * HOUR)
  await keep()
  await keep()
  expect(await newsOf(site)).toEqual([`enquiry ${id}`, `escalated ${id}`])
})

test('a visitor who asks for a person is news, by the button and by words; a question is not', async () => {
  const site = await startTestApp({ assistant: saying(words, { wantsPerson: true }) })
  const refOf = async () =>
    (await site.storage.db.selectFrom('chats').select('ref').execute())[0]?.ref
  const visitor = await visitorOf(site)
  await (await visitor.ask('May I talk to somebody?')).text()
  expect(await newsOf(site)).toEqual([`person ${await refOf()}`])

  const other = await startTestApp()
  const asking = await visitorOf(other)
  await (await asking.ask('How much is Pro?')).text()
  expect(await newsOf(other)).toEqual([])
  await asking.postJson('/person', {})
  expect(await newsOf(other)).toHaveLength(1)
})

test('what a bot seems to have sent is news to nobody', async () => {
  const site = await startTestApp()
  await site.sendEnquiry(anEnquiry(), { ...fromOurPage, 'X-Form-Check': '12;9000' })
  expect((await site.enquiries()).map(({ flagged }) => flagged)).toEqual([1])
  expect(await newsOf(site)).toEqual([])
})

test('a call that staff have to place is news; one that a provider places is only seen', async () => {
  const site = await startTestApp()
  await site.askForCall('9876543210')
  await site.askForCall('9876543210', { ...fromOurPage, 'X-Form-Check': '12;9000' })
  const [call] = (await site.calls()).filter(({ status }) => status === 'queued')
  expect(await newsOf(site)).toEqual([`call ${call?.id}`])

  const twilio = await startTwilioPeer()
  const dialled = await startTestApp({ settings: twilio.settings('https://site.example') })
  const changes = async () =>
    (await dialled.storage.read.liveEvents.after(0, 1000)).filter(({ topic }) => topic === 'calls')
  await dialled.askForCall('9876543210')
  expect(await newsOf(dialled)).toEqual([])
  // It was asked for, and it is on the line.
  expect(await changes()).toHaveLength(2)
  const status = twilio.placed[0]?.form.get('StatusCallback') ?? ''
  await postAsTwilio(dialled.origin, status, { CallStatus: 'completed' })
  expect(await changes()).toHaveLength(3)
})
