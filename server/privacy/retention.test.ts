import { describe, expect, test } from 'vitest'
import { engines, siteOn, visitorOf } from '../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { DAY } from '../testing/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { readReceipt, type TestApp } from '../testing/start-test-app.ts'
import { tombstones } from './testing/receipt-holder.ts'

describe.each(engines)('retention on %s', (engine) => {
  const startSite = siteOn(engine)
  const rows = async ({ storage }: TestApp, table: 'enquiries' | 'demo_calls' | 'chats') =>
    (await storage.db.selectFrom(table).select('id').execute()).length
  const counts = async (site: TestApp) =>
    Promise.all((['enquiries', 'demo_calls', 'chats'] as const).map((table) => rows(site, table)))

  test('each kind goes after its own days, with a tombstone where there was a reference', async () => {
    const site = await startSite({
      settings: { ENQUIRIES_KEPT_DAYS: '60', CALLS_KEPT_DAYS: '20', CHATS_KEPT_DAYS: '7' },
    })
    const { id } = await readReceipt(await site.sendEnquiry(anEnquiry()))
    await site.askForCall('9876543210')
    const [call] = await site.calls()
    await site.storage.write(({ demoCalls }) =>
      demoCalls.addTurns(call?.id ?? '', [{ role: 'user', text: 'hello' }], 0),
    )
    const visitor = await visitorOf(site)
    await visitor.attach('a note', 'note.txt')
    await (await visitor.ask('Hi')).text()

    const afterDays = async (days: number, left: readonly number[]) => {
      site.clock.advance(days * DAY)
      site.service.tidying.wake()
      await eventually(async () => String(await counts(site)) === String(left))
    }
    await afterDays(6, [1, 1, 1])
    await afterDays(2, [1, 1, 0])
    await afterDays(13, [1, 0, 0])
    expect(await site.storage.db.selectFrom('demo_call_turns').selectAll().execute()).toEqual([])
    await afterDays(40, [0, 0, 0])
    expect(await tombstones(site)).toMatchObject([
      { kind: 'demo-call', reference: call?.id, erased_by: 'retention' },
      { kind: 'enquiry', reference: id, erased_by: 'retention' },
    ])
  })

  test('fifty thousand chats and thousands of enquiries go in batches, while visitors are served', {
    timeout: 120_000,
  }, async () => {
    const site = await startSite()
    const old = site.clock.now() - 400 * DAY
    const many = async (
      count: number,
      insert: (from: number, size: number) => Promise<unknown>,
    ) => {
      for (let from = 0; from < count; from += 1000) await insert(from, 1000)
    }
    const { db } = site.storage
    const numbered = (from: number, size: number) =>
      Array.from({ length: size }, (_, index) => from + index)
    await many(50_000, async (from, size) => {
      const ids = numbered(from, size)
      const chats = ids.map((id) => ({
        ...{ id: `chat-${id}`, created_at: old, used_at: old },
        ...{ reply_holder: null, reply_until: 0 },
      }))
      await db.insertInto('chats').values(chats).execute()
      const messages = ids.map((id) => ({
        ...{ id: `message-${id}`, chat_id: `chat-${id}`, position: 1, role: 'user' as const },
        ...{ text: 'नमस्ते'.repeat(20), ending: 'done' as const, rating: null, said_at: old },
      }))
      await db.insertInto('chat_messages').values(messages).execute()
    })
    await many(3_000, (from, size) => {
      const values = numbered(from, size).map((id) => ({
        ...{ id: `enquiry-${id}`, name: 'n', business_name: '', email: 'a@b.co', phone: '' },
        ...{ message: 'm', received_at: old, reply_by: old, flagged: 0, address: '' },
        chat_id: null,
      }))
      return db.insertInto('enquiries').values(values).execute()
    })
    site.service.tidying.wake()
    // Nobody waits for it to end.
    expect((await site.sendEnquiry(anEnquiry())).status).toBe(200)
    await eventually(async () => String(await counts(site)) === '1,0,0', 100_000)
    expect(site.logText()).not.toContain('background run failed')
  })
})
