import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engines, siteOn, visitorOf } from '../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { DAY } from '../testing/clock.ts'
import { eventually } from '../testing/eventually.ts'
import { readReceipt, type TestApp } from '../testing/start-test-app.ts'
import { tombstones } from './testing/receipt-holder.ts'

describe.each(engines)('retention on %s', (engine) => {
  const startSite = siteOn(engine)
  const rows = async ({ storage }: TestApp, table: 'enquiries' | 'demo_calls' | 'chats') => {
    const count = storage.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'))
    return Number((await count.executeTakeFirstOrThrow()).rows)
  }
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

  // PostgreSQL could not delete so many within the time that a statement has.
  const CHATS = engine === 'postgres' ? 50_000 : 5_000
  const ENQUIRIES = 3_000

  test('tens of thousands of chats go in batches, while visitors are served', {
    timeout: 240_000,
  }, async () => {
    const site = await startSite()
    const { db } = site.storage
    // They grow old at once: the run that each start makes must find none that is half written.
    const now = site.clock.now()
    const numbers = (from: number, most: number) => sql`
      with recursive numbers (n) as
        (select ${sql.lit(from)} union all select n + 1 from numbers where n < ${sql.lit(most)})`
    for (let from = 1; from <= CHATS; from += 5_000) {
      await sql`${numbers(from, from + 4_999)}
        insert into chats (id, created_at, used_at, reply_until)
        select 'chat-' || n, ${sql.lit(now)}, ${sql.lit(now)}, 0 from numbers`.execute(db)
      await sql`${numbers(from, from + 4_999)}
        insert into chat_messages (id, chat_id, position, role, text, ending, said_at)
        select 'message-' || n, 'chat-' || n, 1, 'user', 'नमस्ते', 'done', 0
        from numbers`.execute(db)
    }
    await sql`${numbers(1, ENQUIRIES)}
      insert into enquiries (id, name, business_name, email, phone, message, received_at, reply_by,
        flagged, address)
      select 'enquiry-' || n, 'n', '', 'a@b.co', '', 'm', ${sql.lit(now)}, 0, 0, ''
      from numbers`.execute(db)
    expect(await counts(site)).toEqual([ENQUIRIES, 0, CHATS])
    site.clock.advance(400 * DAY)
    site.service.tidying.wake()
    // Nobody waits for it to end.
    expect((await site.sendEnquiry(anEnquiry())).status).toBe(200)
    await eventually(async () => String(await counts(site)) === '1,0,0', 220_000)
    expect(site.logText()).not.toContain('background run failed')
  })
})
