import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOtherSessions, renameMyself } from '#contract/calls/desk-account.ts'
import { showPresence } from '#contract/calls/desk-inbox.ts'
import { followDesk } from '#contract/calls/desk-team.ts'
import type { LiveEvent } from '#contract/live.ts'
import { startPostgres, type TestPostgres } from '../../../scripts/local-postgres.ts'
import { DAY, handHeldClock, MINUTE } from '../../testing/clock.ts'
import {
  type DeskBrowser,
  joinAs,
  owner,
  setUpOwner,
  signInAs,
} from '../../testing/desk-browser.ts'
import { fromOurPage, startTestApp, type TestApp } from '../../testing/start-test-app.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

type Received = { id: string; data: LiveEvent }

/** Reads events until there are as many as asked for, or the line ends. */
async function follow(site: TestApp, browser: DeskBrowser, lastId?: string) {
  const ending = new AbortController()
  const response = await fetch(site.origin + followDesk.path, {
    headers: {
      ...fromOurPage,
      Cookie: browser.cookieHeader(),
      ...(lastId === undefined ? {} : { 'Last-Event-ID': lastId }),
    },
    signal: ending.signal,
  })
  expect(response.status).toBe(200)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const events = (): Received[] =>
    [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id = '', data = '']) => ({
      id,
      data: JSON.parse(data),
    }))
  return {
    async until(count: number): Promise<Received[]> {
      while (events().length < count) {
        const { value, done } = await reader.read()
        if (done) break
        text += decoder.decode(value, { stream: true })
      }
      return events()
    },
    async ended(): Promise<boolean> {
      for (;;) if ((await reader.read()).done) return true
    },
    close: () => ending.abort(),
  }
}

const rename = (browser: DeskBrowser, name: string) => browser.ask(renameMyself, { body: { name } })

test('events come as they happen, and go on after the last that was seen', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const line = await follow(site, boss)
  const [first] = await line.until(1)
  expect(first?.data.topic).toBe('everything')
  await rename(boss, 'One')
  const [, second] = await line.until(2)
  expect(second?.data).toMatchObject({ topic: 'team' })
  line.close()
  await rename(boss, 'Two')
  await rename(boss, 'Three')
  const back = await follow(site, boss, second?.id)
  const missed = await back.until(2)
  expect(missed.map(({ id }) => Number(id))).toEqual([
    Number(second?.id) + 1,
    Number(second?.id) + 2,
  ])
  back.close()
})

test('whoever was away too long is told to ask for everything', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  for (const name of ['One', 'Two', 'Three']) await rename(boss, name)
  site.clock.advance(2 * DAY)
  await site.storage.write(({ liveEvents }) => liveEvents.forget(site.clock.now() - DAY))
  const line = await follow(site, boss, '1')
  expect(await line.until(1)).toMatchObject([{ id: '3', data: { topic: 'everything' } }])
  line.close()
})

test('a line ends with its session, and does not hold up the end of the service', async () => {
  const site = await startTestApp()
  const boss = await setUpOwner(site)
  const { browser: phone } = await signInAs(site, owner.email)
  const line = await follow(site, phone)
  await line.until(1)
  await boss.ask(endOtherSessions, {})
  await rename(boss, 'Other')
  expect(await line.ended()).toBe(true)
  const open = await follow(site, boss)
  await open.until(1)
  const closing = performance.now()
  await site.close()
  expect(performance.now() - closing).toBeLessThan(450)
})

test('what one reads or writes is told within a budget: each time is a row for everybody', async () => {
  const site = await startTestApp({ settings: { LIMIT_PRESENCE_PER_MEMBER: '3/minute' } })
  const boss = await setUpOwner(site)
  const agent = await joinAs(site, boss, 'agent')
  const tell = async (browser: DeskBrowser) => {
    const body = { subject: 'chat:any', doing: 'writing' } as const
    return (await browser.ask(showPresence, { body })).status
  }
  for (const expected of [204, 204, 204, 429]) expect(await tell(boss)).toBe(expected)
  expect(await tell(agent)).toBe(204)
  site.clock.advance(MINUTE)
  expect(await tell(boss)).toBe(204)
})

test('an event at one instance is heard at the other, in order, none twice', async () => {
  const clock = handHeldClock()
  const settings = { DATABASE_URL: await postgres.createDatabase() }
  const [one, other] = await Promise.all([
    startTestApp({ settings, clock }),
    startTestApp({ settings, clock }),
  ])
  const boss = await setUpOwner(one)
  const line = await follow(other, boss)
  const [first] = await line.until(1)
  const times = 12
  await Promise.all(
    Array.from({ length: times }, (_, index) =>
      (index % 2 ? one : other).storage.write(({ liveEvents }) =>
        liveEvents.add({ topic: 'team', subject: String(index), by: null }, clock.now()),
      ),
    ),
  )
  const received = (await line.until(times + 1)).slice(1)
  const ids = received.map(({ id }) => Number(id))
  expect(ids).toEqual(Array.from({ length: times }, (_, index) => Number(first?.id) + 1 + index))
  expect(new Set(received.map(({ data }) => data.subject)).size).toBe(times)
  line.close()
})

test('a broken connection to PostgreSQL is heard on again', async () => {
  const site = await startTestApp({ settings: { DATABASE_URL: await postgres.createDatabase() } })
  const boss = await setUpOwner(site)
  const line = await follow(site, boss)
  await line.until(1)
  await rename(boss, 'One')
  await line.until(2)
  const { sql } = await import('kysely')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen %' and pid != pg_backend_pid()`.execute(site.storage.db)
  await rename(boss, 'Two')
  expect(await line.until(3)).toHaveLength(3)
  line.close()
})
