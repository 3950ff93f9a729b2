import { expect, test } from 'vitest'
import { signIn, signInWithPasskey } from '#contract/calls/desk-sign-in.ts'
import { readAuditLog } from '#contract/calls/desk-team.ts'
import { HOUR } from '../testing/clock.ts'
import { openDesk, owner, PASSWORD, setUpOwner } from '../testing/desk-browser.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const settings = {
  TRUSTED_PROXIES: '127.0.0.1',
  LIMIT_SIGN_IN_PER_ADDRESS: '8/hour',
  LIMIT_SIGN_IN_FIRST_TRIES: '2/hour',
  LIMIT_SIGN_IN_PER_ACCOUNT: '3/hour',
  LIMIT_SIGN_IN_PER_BROWSER: '4/hour',
}

const from = (address: string) => ({ 'X-Forwarded-For': address })
const guess = { email: owner.email, password: 'one guess of many' }
const right = { email: owner.email, password: PASSWORD }

async function startWithOwner() {
  const site = await startTestApp({ settings })
  const known = await setUpOwner(site)
  const tryFrom = async (address: string, body = guess, browser = openDesk(site)) =>
    browser.ask(signIn, { body }, from(address))
  return { site, known, tryFrom }
}

test('guessing at an account is slowed for all addresses together', async () => {
  const { site, tryFrom } = await startWithOwner()
  const statuses: number[] = []
  for (let index = 0; index < 6; index++) statuses.push((await tryFrom('203.0.113.1')).status)
  // Two first tries, three that count for the account, then no more.
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  const refused = await tryFrom('203.0.113.1')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  const other = [await tryFrom('203.0.113.2'), await tryFrom('203.0.113.2')]
  expect(other.map(({ status }) => status)).toEqual([401, 401])
  expect((await tryFrom('203.0.113.2')).status).toBe(429)
  site.clock.advance(HOUR)
  expect((await tryFrom('203.0.113.1')).status).toBe(401)
})

test('the owner gets in all the same: from another address, and from a known browser', async () => {
  const { known, tryFrom } = await startWithOwner()
  for (let index = 0; index < 8; index++) await tryFrom('203.0.113.1')
  expect((await tryFrom('203.0.113.9', right)).status).toBe(200)
  // Even behind the same address as the one who guesses.
  await known.ask(signIn, { body: right }, from('203.0.113.9'))
  for (let index = 0; index < 5; index++) await tryFrom('203.0.113.9')
  expect((await tryFrom('203.0.113.9', right)).status).toBe(429)
  expect((await tryFrom('203.0.113.9', right, known)).status).toBe(200)
})

test('a known browser cannot guess for ever either, and its mark is no use at another account', async () => {
  const { site, known, tryFrom } = await startWithOwner()
  await known.ask(signIn, { body: right }, from('203.0.113.9'))
  const statuses: number[] = []
  for (let index = 0; index < 5; index++) {
    statuses.push((await tryFrom(`203.0.113.${20 + index}`, guess, known)).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429])
  const forged = openDesk(site)
  forged.cookies.set('__Host-desk.browser', 'AAAAAAAAAAAAAAAAAAAAAA.AAAA')
  for (let index = 0; index < 6; index++) await tryFrom('203.0.113.40', guess, forged)
  expect((await tryFrom('203.0.113.40', right, forged)).status).toBe(429)
})

test('an address that tries many accounts is slowed', async () => {
  const { tryFrom } = await startWithOwner()
  const statuses: number[] = []
  for (let index = 0; index < 9; index++) {
    const body = { email: `somebody${index}@business.example`, password: 'one guess of many' }
    statuses.push((await tryFrom('203.0.113.1', body)).status)
  }
  expect(statuses).toEqual([...Array(8).fill(401), 429])
})

test('an address that makes up passkeys is slowed, and cannot fill the log', async () => {
  const { site, known } = await startWithOwner()
  const madeUp = { body: { response: { id: 'made-up' } } }
  const tryPasskey = async (address: string) =>
    (await openDesk(site).ask(signInWithPasskey, madeUp, from(address))).status
  const statuses: number[] = []
  for (let index = 0; index < 10; index++) statuses.push(await tryPasskey('203.0.113.1'))
  expect(statuses).toEqual([...Array(8).fill(401), 429, 429])
  const { entries } = (await known.ask(readAuditLog, { query: {} })).body as {
    entries: { action: string }[]
  }
  expect(entries.filter(({ action }) => action === 'sign-in-refused')).toHaveLength(8)
  expect(await tryPasskey('203.0.113.2')).toBe(401)
})
