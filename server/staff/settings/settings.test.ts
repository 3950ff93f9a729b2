import { describe, expect, test } from 'vitest'
import { addCanned, changeCanned, listCanned, removeCanned } from '#contract/calls/desk-canned.ts'
import {
  type DeskDelivery,
  listDeliveries,
  replayDelivery,
  testWebhook,
} from '#contract/calls/desk-deliveries.ts'
import { changeSettings, readSettings, setAbsence } from '#contract/calls/desk-settings.ts'
import { listTeam } from '#contract/calls/desk-team.ts'
import type { CannedAnswer, WorkingHours } from '#contract/desk-settings.ts'
import type { TeamMember } from '#contract/staff.ts'
import { engines, siteOn } from '../../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../../testing/an-enquiry.ts'
import { DAY } from '../../testing/clock.ts'
import { type DeskBrowser, joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { startHttpPeer } from '../../testing/http-peer.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

type Settings = { hours: WorkingHours; kept: { enquiries: number }; webhook_host: string | null }
const settingsOf = async (browser: DeskBrowser) =>
  (await browser.ask(readSettings, {})).body as Settings
const cannedOf = async (browser: DeskBrowser) =>
  ((await browser.ask(listCanned, {})).body as { answers: CannedAnswer[] }).answers

describe.each(engines)('settings on %s', (engine) => {
  const startSite = siteOn(engine)

  test('hours and days kept are chosen by the owner, never beyond what the service allows', async () => {
    const site = await startSite({ settings: { ENQUIRIES_KEPT_DAYS: '60' } })
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const day = { from: '09:00', to: '21:00' }
    const hours = [day, day, day, day, day, null, null]
    const kept = { enquiries: 365, calls: 5, chats: 3 }
    expect((await agent.ask(changeSettings, { body: { hours } })).status).toBe(403)
    expect((await boss.ask(changeSettings, { body: { hours, kept } })).status).toBe(204)
    const backwards = [{ from: '21:00', to: '09:00' }, ...hours.slice(1)]
    expect((await boss.ask(changeSettings, { body: { hours: backwards } })).status).toBe(422)
    expect(await settingsOf(agent)).toMatchObject({
      hours,
      kept: { enquiries: 60, calls: 5, chats: 3 },
      kept_most: { enquiries: 60, calls: 90, chats: 30 },
    })
    expect(await (await site.get('/retention')).json()).toEqual({
      enquiries: 60,
      calls: 5,
      chats: 3,
    })
    await site.askForCall('9876543210')
    site.clock.advance(6 * DAY)
    site.service.tidying.wake()
    await eventually(async () => (await site.calls()).length === 0)
  })

  test('canned answers are written, rewritten and deleted by who may answer', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const agent = await joinAs(site, boss, 'agent')
    const viewer = await joinAs(site, boss, 'viewer')
    const body = { title: 'नंबर वही रहेगा', language: 'hi' as const, text: 'जी हाँ, नंबर वही रहेगा।' }
    expect((await viewer.ask(addCanned, { body })).status).toBe(403)
    const { id } = (await agent.ask(addCanned, { body })).body as { id: string }
    expect(await cannedOf(viewer)).toEqual([{ id, ...body }])
    const params = { canned: id }
    const rewritten = { ...body, text: 'जी हाँ।' }
    expect((await boss.ask(changeCanned, { params, body: rewritten })).status).toBe(204)
    expect(await cannedOf(viewer)).toEqual([{ id, ...rewritten }])
    expect((await boss.ask(removeCanned, { params })).status).toBe(204)
    expect((await boss.ask(removeCanned, { params })).status).toBe(404)
    expect(await cannedOf(viewer)).toEqual([])
  })

  test('who is away is seen to be away', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const until = site.clock.now() + DAY
    await boss.ask(setAbsence, { body: { until } })
    const members = async () =>
      ((await boss.ask(listTeam, {})).body as { members: TeamMember[] }).members
    expect((await members())[0]?.absent_until).toBe(until)
    await boss.ask(setAbsence, { body: { until: null } })
    expect((await members())[0]?.absent_until).toBeNull()
  })
})

test('the webhook is tested, its deliveries are logged, and one that was given up is posted again', async () => {
  let status = 410
  const crm = await startHttpPeer((_, response) => response.writeHead(status).end())
  const secret = 'a-secret-of-enough-letters'
  const site = await startTestApp({
    settings: { WEBHOOK_URL: `${crm.url}/hook?key=private`, WEBHOOK_SECRET: secret },
  })
  const boss = await setUpOwner(site)
  const log = async () =>
    ((await boss.ask(listDeliveries, { query: {} })).body as { deliveries: DeskDelivery[] })
      .deliveries
  const told = await settingsOf(boss)
  expect(told.webhook_host).toBe(new URL(crm.url).host)
  expect(JSON.stringify(told)).not.toContain('private')

  await site.sendEnquiry(anEnquiry())
  const dead = await eventually(async () => (await log()).find((one) => one.status === 'dead'))
  expect(dead).toMatchObject({ topic: 'enquiry', attempts: 1, last_error: 'webhook 410' })
  status = 200
  const params = { delivery: dead.id }
  expect((await boss.ask(replayDelivery, { params })).status).toBe(204)
  await eventually(async () => (await log())[0]?.status === 'sent')
  const ids = crm.requests.map(({ body }) => JSON.parse(body).id)
  expect(ids).toEqual([dead.id, dead.id])

  site.clock.advance(1000)
  expect((await boss.ask(testWebhook, {})).status).toBe(204)
  await eventually(async () => crm.requests.length === 3)
  expect(JSON.parse(crm.requests[2]?.body ?? '')).toMatchObject({ type: 'test', data: {} })
  await eventually(async () => (await log())[0]?.status === 'sent')
  expect((await log()).map(({ topic }) => topic)).toEqual(['webhook-test', 'enquiry'])
  expect((await boss.ask(replayDelivery, { params: { delivery: 'nobody' } })).status).toBe(404)
})

test('without a webhook there is nothing to test', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  expect((await boss.ask(testWebhook, {})).status).toBe(409)
  expect((await settingsOf(boss)).webhook_host).toBeNull()
})
