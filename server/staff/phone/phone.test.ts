import { describe, expect, test } from 'vitest'
import {
  addNeverCall,
  cancelCall,
  type DemoCallRow,
  listCalls,
  listNeverCall,
  readCallWords,
  recordDemoCall,
  removeNeverCall,
  retryCall,
} from '#contract/calls/desk-phone.ts'
import { readAuditLog } from '#contract/calls/desk-team.ts'
import { engines, siteOn } from '../../chat/testing/chat-visitor.ts'
import { DAY } from '../../testing/clock.ts'
import { type DeskBrowser, joinAs, setUpOwner } from '../../testing/desk-browser.ts'
import { startTwilioPeer } from '../../testing/twilio-peer.ts'

type Listed = {
  calls: DemoCallRow[]
  money: { spent: number; daily: number }
  dialling: string
  waiting: number
}
const listed = async (browser: DeskBrowser) =>
  (await browser.ask(listCalls, { query: {} })).body as Listed

describe.each(engines)('calls at the desk on %s', (engine) => {
  const startSite = siteOn(engine)

  test('show what they cost, and whether one address asks for many numbers', async () => {
    const twilio = await startTwilioPeer()
    const site = await startSite({
      settings: {
        ...twilio.settings('https://site.example'),
        LIMITS_SCALE: '100',
        DEMO_CALL_COST_RUPEES: '6',
        DEMO_CALL_DAILY_BUDGET_RUPEES: '500',
      },
    })
    const boss = await setUpOwner(site)
    await site.askForCall('9876543210')
    await site.askForCall('9876543211')
    const { calls, money, dialling } = await listed(boss)
    expect(calls.map(({ cost_rupees }) => cost_rupees)).toEqual([6, 6])
    expect(calls[0]?.same_address).toEqual({ calls: 2, numbers: 2 })
    expect(money).toEqual({ spent: 12, daily: 500 })
    expect(dialling).toBe('on')
  })

  test('that failed are tried again within two days, unless the number is never called', async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '100' } })
    const boss = await setUpOwner(site)
    const viewer = await joinAs(site, boss, 'viewer')
    await site.askForCall('9876543210')
    const [call] = (await listed(boss)).calls
    const params = { call: call?.id ?? '' }
    const retry = async (browser = boss) => (await browser.ask(retryCall, { params })).status
    expect(await retry()).toBe(409)
    await boss.ask(cancelCall, { params })
    expect((await listed(boss)).calls[0]).toMatchObject({ can_retry: true, cost_rupees: null })
    expect(await retry(viewer)).toBe(403)
    expect(await retry()).toBe(204)
    expect((await listed(boss)).calls[0]?.status).toBe('queued')

    await boss.ask(cancelCall, { params })
    const phone = '9876543210'
    expect((await boss.ask(addNeverCall, { body: { phone } })).status).toBe(204)
    expect(await retry()).toBe(409)
    const kept = (await boss.ask(listNeverCall, {})).body as { numbers: { phone: string }[] }
    expect(kept.numbers.map((one) => one.phone)).toEqual(['+919876543210'])
    const body = { phone: '+919876543210' }
    expect((await boss.ask(removeNeverCall, { body })).status).toBe(204)
    expect((await boss.ask(removeNeverCall, { body })).status).toBe(404)
    site.clock.advance(3 * DAY)
    expect(await retry()).toBe(409)
    expect((await boss.ask(addNeverCall, { body: { phone: '1800123456' } })).status).toBe(422)
  })

  test('tell viewers neither a whole number nor where it was asked from', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    const viewer = await joinAs(site, boss, 'viewer')
    await site.askForCall('9876543210')
    await boss.ask(addNeverCall, { body: { phone: '9876543211' } })
    const seen = async (by: DeskBrowser) => [
      (await listed(by)).calls.map(({ phone, address }) => `${phone} ${address}`.trim()),
      ((await by.ask(listNeverCall, {})).body as { numbers: { phone: string }[] }).numbers.map(
        ({ phone }) => phone,
      ),
    ]
    expect(await seen(boss)).toEqual([['+919876543210 127.0.0.1'], ['+919876543211']])
    expect(await seen(viewer)).toEqual([['••••••••••210'], ['••••••••••211']])
    const log = (await boss.ask(readAuditLog, { query: {} })).body as { entries: object[] }
    const added = { action: 'never-call-added', details: { number: '••••••••••211' } }
    expect(log.entries).toContainEqual(expect.objectContaining(added))
  })

  test('are placed by staff where no provider is: what came of each is recorded, once', async () => {
    const site = await startSite({ settings: { LIMITS_SCALE: '100' } })
    const boss = await setUpOwner(site)
    const viewer = await joinAs(site, boss, 'viewer')
    await site.askForCall('9876543210')
    site.clock.advance(1000)
    await site.askForCall('9876543211')
    const [second, first] = (await listed(boss)).calls
    const record = async (id = '', result: 'reached' | 'no-answer' = 'reached', by = boss) =>
      (await by.ask(recordDemoCall, { params: { call: id }, body: { result } })).status
    expect(await listed(boss)).toMatchObject({ waiting: 2, dialling: 'by-hand' })
    expect(await record(first?.id, 'reached', viewer)).toBe(403)
    expect(await record(first?.id)).toBe(204)
    expect(await record(first?.id, 'no-answer')).toBe(409)
    expect(await record(second?.id, 'no-answer')).toBe(204)
    expect(await record('nobodys-call')).toBe(404)
    const { calls, waiting, money } = await listed(boss)
    expect(calls).toMatchObject([
      { status: 'failed', last_error: 'no-answer', by_hand: true, can_retry: true },
      { status: 'ended', last_error: null, dialled_at: site.clock.now(), cost_rupees: null },
    ])
    expect({ waiting, spent: money.spent }).toEqual({ waiting: 0, spent: 0 })
    await boss.ask(retryCall, { params: { call: second?.id ?? '' } })
    expect((await listed(boss)).calls[0]).toMatchObject({ status: 'queued', last_error: null })
    const query = { subject: `call:${first?.id}` }
    const log = (await boss.ask(readAuditLog, { query })).body as { entries: object[] }
    expect(log.entries).toMatchObject([{ action: 'call-recorded', details: { result: 'reached' } }])
  })

  test('come in pages that neither miss nor repeat, though many came at once', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    await site.askForCall('9876543210')
    const [row] = await site.calls()
    if (!row) throw new Error('no call was taken')
    const more = Array.from({ length: 249 }, (_, index) => ({ ...row, id: `call-${index}` }))
    await site.storage.db.insertInto('demo_calls').values(more).execute()
    const seen: string[] = []
    let before: string | null = null
    do {
      const query: { before?: string } = before ? { before } : {}
      const page = (await boss.ask(listCalls, { query })).body as Listed & { next: string | null }
      seen.push(...page.calls.map(({ id }) => id))
      before = page.next
    } while (before)
    expect(seen).toHaveLength(250)
    expect(new Set(seen).size).toBe(250)
  })

  test('show what was said only where the caller has allowed it', async () => {
    const site = await startSite()
    const boss = await setUpOwner(site)
    await site.askForCall('9876543210')
    const [call] = (await listed(boss)).calls
    const params = { call: call?.id ?? '' }
    const say = (text: string) =>
      site.storage.write(({ demoCalls }) =>
        demoCalls.addTurns(params.call, [{ role: 'user', text }], site.clock.now()),
      )
    await say('Can I keep it, my number?')
    const words = async () => (await boss.ask(readCallWords, { params })).body
    expect(await words()).toEqual({ allowed: false, words: [] })
    await say('Yes, keep it.')
    expect(await words()).toMatchObject({ allowed: true, words: [{}, { text: 'Yes, keep it.' }] })
  })
})
