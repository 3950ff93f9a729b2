import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/calls/desk-account.ts'
import { setUpDesk, signIn, signOut } from '#contract/calls/desk-sign-in.ts'
import { startPostgres, type TestPostgres } from '../../scripts/local-postgres.ts'
import { DAY } from '../testing/clock.ts'
import { openDesk, owner, PASSWORD, setUpOwner, signInAs } from '../testing/desk-browser.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { prepareSetUp } from './set-up.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['sqlite', 'postgres'] as const)('the desk on %s', (engine) => {
  const start = async (settings: Record<string, string> = {}) =>
    startTestApp({
      settings: {
        ...(engine === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {}),
        ...settings,
      },
    })

  test('the set-up link makes the owner, once', async () => {
    const site = await start()
    const browser = await setUpOwner(site)
    expect((await browser.ask(whoAmI, {})).body).toMatchObject({
      name: 'Owner',
      email: 'owner@business.example',
      role: 'owner',
      second_factor: false,
    })
    expect(await prepareSetUp(site.storage, site.clock.now())).toEqual({ status: 'done' })
    const members = await site.storage.read.staff.list()
    expect(members).toHaveLength(1)
  })

  test('the set-up link works for a day, and then another is made', async () => {
    const site = await start()
    const first = await prepareSetUp(site.storage, site.clock.now())
    if (first.status !== 'link') throw new Error(first.status)
    expect(await prepareSetUp(site.storage, site.clock.now())).toMatchObject({ status: 'waiting' })
    site.clock.advance(DAY + 1)
    const setUp = async (token: string) =>
      (await openDesk(site).ask(setUpDesk, { body: { ...owner, token } })).status
    expect(await setUp(first.token)).toBe(410)
    const second = await prepareSetUp(site.storage, site.clock.now())
    if (second.status !== 'link') throw new Error(second.status)
    expect(await setUp(first.token)).toBe(410)
    expect(await setUp(second.token)).toBe(201)
  })

  test('the set-up link raced by ten clients makes one owner', async () => {
    const site = await start()
    const state = await prepareSetUp(site.storage, site.clock.now())
    if (state.status !== 'link') throw new Error(state.status)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        openDesk(site).ask(setUpDesk, {
          body: { ...owner, token: state.token, email: `owner${index}@business.example` },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(410)])
    expect(await site.storage.read.staff.list()).toHaveLength(1)
  })

  test('a password signs in, a wrong one does not, and neither tells who has an account', async () => {
    const site = await start()
    await setUpOwner(site)
    const { browser, answer } = await signInAs(site, owner.email)
    expect([answer.status, answer.body]).toEqual([200, { status: 'signed-in' }])
    expect((await browser.ask(whoAmI, {})).status).toBe(200)
    const wrong = await signInAs(site, owner.email, 'not the password')
    const unknown = await signInAs(site, 'nobody@business.example')
    expect(wrong.answer.status).toBe(401)
    expect(unknown.answer.body).toEqual(wrong.answer.body)
    expect(wrong.browser.cookies.size).toBe(0)
    expect((await wrong.browser.ask(whoAmI, {})).status).toBe(401)
  })

  test('a session that was signed out is of no use to whoever copied it', async () => {
    const site = await start()
    const browser = await setUpOwner(site)
    const stolen = openDesk(site)
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value)
    expect((await stolen.ask(whoAmI, {})).status).toBe(200)
    expect((await browser.ask(signOut, {})).status).toBe(204)
    expect((await stolen.ask(whoAmI, {})).status).toBe(401)
    expect((await browser.ask(whoAmI, {})).status).toBe(401)
  })

  test('signing in gives a new session and ends the one before', async () => {
    const site = await start()
    const browser = await setUpOwner(site)
    const before = browser.cookies.get('__Host-desk.session_token')
    const planted = openDesk(site)
    planted.cookies.set('__Host-desk.session_token', before ?? '')
    const body = { email: owner.email, password: PASSWORD }
    expect((await browser.ask(signIn, { body })).status).toBe(200)
    expect(browser.cookies.get('__Host-desk.session_token')).not.toBe(before)
    expect((await planted.ask(whoAmI, {})).status).toBe(401)
    expect(await site.storage.db.selectFrom('staff_sessions').selectAll().execute()).toHaveLength(1)
  })

  test('cookies are bound to the host, and no secret is stored or logged in the clear', async () => {
    const site = await start()
    const browser = await setUpOwner(site)
    const { answer } = await signInAs(site, owner.email)
    const lines = answer.headers.getSetCookie()
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line).toMatch(/^__Host-desk\.\w+=/)
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']) {
        expect(line.toLowerCase()).toContain(part.toLowerCase())
      }
      expect(line.toLowerCase()).not.toContain('domain=')
    }
    const token = decodeURIComponent(browser.cookies.get('__Host-desk.session_token') ?? '').split(
      '.',
    )[0]
    const tables = [
      'staff',
      'staff_sessions',
      'staff_accounts',
      'staff_links',
      'audit_log',
    ] as const
    for (const table of tables) {
      const rows = JSON.stringify(await site.storage.db.selectFrom(table).selectAll().execute())
      expect(rows).not.toContain(token)
      expect(rows).not.toContain(PASSWORD)
    }
    expect(site.logText()).not.toContain(PASSWORD)
    expect(site.logText()).not.toContain(token)
    const [account] = await site.storage.db.selectFrom('staff_accounts').selectAll().execute()
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$/)
  })
})
