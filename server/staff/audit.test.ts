import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signOut } from '#contract/calls/desk-sign-in.ts'
import { readAuditLog } from '#contract/calls/desk-team.ts'
import { startPostgres, type TestPostgres } from '../../scripts/local-postgres.ts'
import { DAY } from '../testing/clock.ts'
import { joinAs, owner, setUpOwner, signInAs } from '../testing/desk-browser.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { tidyStaff } from './tidy-staff.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('the audit log on %s', (engine) => {
  const start = async () => {
    const settings: Record<string, string> =
      engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}
    const site = await startTestApp({ settings })
    return { site, boss: await setUpOwner(site) }
  }
  const actions = (body: unknown) =>
    (body as { entries: { action: string }[] }).entries.map(({ action }) => action)

  test('tells of sign-ins, refused ones and every change, newest first', async () => {
    const { site, boss } = await start()
    await signInAs(site, owner.email, 'one guess of many')
    const agent = await joinAs(site, boss, 'agent')
    await agent.ask(signOut, {})
    const page = await boss.ask(readAuditLog, { query: {} })
    expect(actions(page.body)).toEqual([
      'sign-out',
      'joined',
      'invited',
      'sign-in-refused',
      'set-up',
    ])
    const { entries } = page.body as { entries: object[] }
    expect(entries[0]).toMatchObject({ staff_name: 'The agent', address: '127.0.0.1' })
    expect(entries[2]).toMatchObject({ staff_name: 'Owner', details: { role: 'agent' } })
    expect(page.body).toMatchObject({ next: null })
    const again = await boss.ask(readAuditLog, { query: {} })
    expect(actions(again.body)[0]).toBe('audit-read')
  })

  test('can be changed by nobody: neither a row, nor all, nor when', async () => {
    const { site } = await start()
    const run = (statement: string) => sql.raw(statement).execute(site.storage.db)
    const now = Date.now()
    const replaced = `insert into audit_log (id, at, staff_name, action, details, address)
      values (1, 0, 'Somebody else', 'sign-in', '{}', '')`
    for (const statement of [
      "update audit_log set staff_name = 'somebody else'",
      'delete from audit_log',
      'delete from audit_log where id = 1',
      `insert into audit_retention (id, keep_from) values (1, ${now})`,
      `insert into audit_retention (id, keep_from) values (1, ${now - 28 * DAY})`,
      ...(engine === 'postgres'
        ? ['truncate audit_log', `${replaced} on conflict (id) do update set action = 'sign-in'`]
        : [replaced.replace('insert', 'insert or replace'), replaced.replace('insert', 'replace')]),
    ]) {
      await expect(run(statement), statement).rejects.toThrow(/audit log/)
    }
    expect(
      await site.storage.read.audit.page({ before: null, staffId: null, subject: null, most: 9 }),
    ).toMatchObject([{ action: 'set-up', staffName: 'Owner' }])
  })

  test('is kept for as long as it is set, and says what was taken out', async () => {
    const { site } = await start()
    const tidy = () => tidyStaff({ storage: site.storage, auditDays: 40, now: site.clock.now })
    const page = () =>
      site.storage.read.audit.page({ before: null, staffId: null, subject: null, most: 9 })
    site.clock.advance(39 * DAY)
    await tidy()
    expect((await page()).map(({ action }) => action)).toEqual(['set-up'])
    site.clock.advance(2 * DAY)
    await tidy()
    expect(await page()).toMatchObject([
      { action: 'audit-trimmed', details: { entries: 1, keptDays: 40 } },
    ])
  })

  test('has no entry for what did not happen, and nothing happens without one', async () => {
    const { site } = await start()
    await expect(
      site.storage.write(async (stores) => {
        await stores.staff.rename('x', 'y', 0)
        await stores.audit.add(
          {
            staffId: null,
            staffName: '',
            action: 'renamed',
            subject: null,
            details: {},
            address: '',
          },
          0,
        )
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    const entries = await site.storage.db.selectFrom('audit_log').select('action').execute()
    expect(entries).toEqual([{ action: 'set-up' }])
  })
})
