import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, type Role, roles } from '#contract/call.ts'
import { calls, deskCalls } from '#contract/calls.ts'
import { type DeskBrowser, joinAs, openDesk, setUpOwner } from '../testing/desk-browser.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

type Who = 'signed-out' | Role

// One service for the whole table; nothing here depends on what an earlier call has done, since a
// call that is let in is given nothing that it could act on.
let site: TestApp
let people: Record<Who, DeskBrowser>
let end: () => Promise<void>

beforeAll(async () => {
  const started = await startTestApp({ settings: { LIMITS_SCALE: '10000' }, keep: true })
  site = started
  end = started.close
  const owner = await setUpOwner(site)
  people = {
    owner,
    agent: await joinAs(site, owner, 'agent'),
    viewer: await joinAs(site, owner, 'viewer'),
    'signed-out': openDesk(site),
  }
  return () => end()
})

/** An address with an id that nobody has, and a body that says nothing. */
const pathOf = ({ path }: Call) => path.replace(/:\w+/g, 'nobody-has-this-id')
const send = (browser: DeskBrowser, call: Call, headers: Record<string, string> = {}) =>
  browser.send(pathOf(call), {
    method: call.method,
    headers,
    ...(call.method === 'GET' ? {} : { body: {} }),
  })

const mayCall = (who: Who, { callers }: Call): boolean =>
  callers === 'signed-out' ||
  (who !== 'signed-out' && roles.indexOf(who) >= roles.indexOf(callers as Role))

const table: [string, Call][] = Object.entries(deskCalls)
// They end the session, or the test, of whoever makes them.
const excluded = new Set(['signOut', 'endOtherSessions', 'followDesk'])
const asked = table.filter(([name]) => !excluded.has(name))

test('every call of the table is one for staff or for the public, and says which', () => {
  expect(table.length).toBeGreaterThan(20)
  for (const [name, { callers, path }] of Object.entries(calls as Record<string, Call>)) {
    const forStaff = path.startsWith('/desk/')
    expect(['signed-out', ...roles].includes(callers), name).toBe(forStaff)
  }
})

describe.each(['signed-out', ...roles] as const)('%s', (who) => {
  test.each(asked)('%s', async (name, call) => {
    const { status } = await send(people[who], call)
    if (mayCall(who, call)) expect([401, 403], name).not.toContain(status)
    else expect(status, name).toBe(who === 'signed-out' ? 401 : 403)
  })
})

describe('another site cannot make the owner', () => {
  test.each(table)('%s', async (_, call) => {
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await send(people.owner, call, foreign)).status).toBe(403)
    const older = await send(people.owner, call, { Origin: 'https://evil.example' })
    expect(older.status).toBe(403)
  })
})

test.each(['signOut', 'endOtherSessions'] as const)('%s needs a session', async (name) => {
  expect((await send(openDesk(site), deskCalls[name])).status).toBe(401)
})

test('every call that changes something refuses a request without an origin', async () => {
  for (const [name, call] of table) {
    if (call.method === 'GET') continue
    const response = await fetch(site.origin + pathOf(call), {
      method: call.method,
      headers: { Cookie: people.owner.cookieHeader() },
    })
    expect(response.status, name).toBe(403)
  }
})

test('nothing is read for a picture or a script of another site, which send no origin', async () => {
  for (const [name, call] of table) {
    if (call.method !== 'GET') continue
    for (const from of ['cross-site', 'same-site']) {
      const response = await fetch(site.origin + pathOf(call), {
        headers: { Cookie: people.owner.cookieHeader(), 'Sec-Fetch-Site': from },
      })
      expect(response.status, `${name}, ${from}`).toBe(403)
    }
  }
})
