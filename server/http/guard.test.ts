import { request } from 'node:http'
import { expect, test } from 'vitest'
import { enquirySearch } from '#contract/enquiry.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { HOUR } from '../testing/clock.ts'
import { fromOurPage, startTestApp, type TestApp } from '../testing/start-test-app.ts'

const path = `/make_contact_us_request?${enquirySearch(anEnquiry())}`

/** Exactly these headers: fetch would add its own. */
function send(site: TestApp, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const outgoing = request(site.origin + path, { method, headers }, (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0, headers: response.headers })
      })
      outgoing.once('error', reject)
      outgoing.end()
    },
  )
}

test.each<[string, Record<string, string>]>([
  ['another site', { ...fromOurPage, 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling site', { ...fromOurPage, 'Sec-Fetch-Site': 'same-site' }],
  [
    'an address bar',
    { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  ],
  [
    'a link on our own page',
    { ...fromOurPage, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  ],
  ['a picture', { ...fromOurPage, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }],
  ['a frame', { ...fromOurPage, 'Sec-Fetch-Dest': 'iframe' }],
  ['a prefetch', { ...fromOurPage, 'Sec-Purpose': 'prefetch' }],
  ['a prerender', { ...fromOurPage, 'Sec-Purpose': 'prefetch;prerender' }],
  ['an older prefetch', { Purpose: 'prefetch' }],
  ["Firefox's prefetch", { 'X-Moz': 'prefetch' }],
  ['an older browser on another site', { Referer: 'https://elsewhere.example/page' }],
  ['a foreign origin', { Origin: 'https://elsewhere.example' }],
  ['an opaque origin', { Origin: 'null' }],
])('%s is refused and nothing is stored', async (_, headers) => {
  const site = await startTestApp()
  expect((await send(site, headers)).status).toBe(403)
  expect(await site.enquiries()).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['a browser on our page', fromOurPage],
  ['curl', {}],
  ['an older browser on our page', { Referer: 'http://HOST/home' }],
])('%s is served', async (_, headers) => {
  const site = await startTestApp()
  const host = new URL(site.origin).host
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace('HOST', host)]),
  )
  expect((await send(site, named)).status).toBe(200)
})

test('an allowed origin is served with CORS headers, another is not', async () => {
  const site = await startTestApp({ settings: { CORS_ORIGINS: 'https://www.business.example' } })
  const cross = { ...fromOurPage, 'Sec-Fetch-Site': 'cross-site' }
  const allowed = await send(site, { ...cross, Origin: 'https://www.business.example' })
  expect(allowed.status).toBe(200)
  expect(allowed.headers['access-control-allow-origin']).toBe('https://www.business.example')
  expect(allowed.headers.vary).toContain('Origin')
  const preflight = await send(
    site,
    { ...cross, Origin: 'https://www.business.example' },
    'OPTIONS',
  )
  expect(preflight.status).toBe(204)
  expect(preflight.headers['access-control-allow-headers']).toContain('X-Form-Check')
  const other = await send(site, { ...cross, Origin: 'https://evil.example' })
  expect(other.status).toBe(403)
  expect(other.headers['access-control-allow-origin']).toBeUndefined()
  expect((await send(site, { ...cross, Origin: 'https://evil.example' }, 'OPTIONS')).status).toBe(
    403,
  )
})

const enquiryFrom = (site: TestApp, name: string, headers: Record<string, string>) =>
  site.sendEnquiry(
    anEnquiry({ name, phoneNumber: `98${Math.random().toString().slice(2, 10)}` }),
    headers,
  )

test('the budget of an address is refused with Retry-After, and comes back', async () => {
  const site = await startTestApp({ settings: { LIMIT_ENQUIRY_PER_ADDRESS: '3/hour' } })
  for (const name of ['a', 'b', 'c'])
    expect((await enquiryFrom(site, name, fromOurPage)).status).toBe(200)
  site.clock.advance(HOUR / 2)
  const refused = await enquiryFrom(site, 'd', fromOurPage)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1800')
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(await site.enquiries()).toHaveLength(3)
  site.clock.advance(HOUR / 2)
  expect((await enquiryFrom(site, 'd', fromOurPage)).status).toBe(200)
})

test('clients without browser headers have a smaller budget', async () => {
  const site = await startTestApp({
    settings: { LIMIT_ENQUIRY_PER_ADDRESS: '3/hour', LIMIT_ENQUIRY_PER_ADDRESS_PLAIN: '1/hour' },
  })
  expect((await send(site, {})).status).toBe(200)
  const search = enquirySearch(anEnquiry({ name: 'another' }))
  const plain = await new Promise<number>((resolve) =>
    request(`${site.origin}/make_contact_us_request?${search}`, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    }).end(),
  )
  expect(plain).toBe(429)
  expect((await enquiryFrom(site, 'browser', fromOurPage)).status).toBe(200)
})

test('the budgets of a phone and of the day hold whatever the address', async () => {
  const proxies = { TRUSTED_PROXIES: '127.0.0.1' }
  const via = (address: string) => ({ ...fromOurPage, 'X-Forwarded-For': address })
  const phones = await startTestApp({ settings: { ...proxies, LIMIT_ENQUIRY_PER_PHONE: '1/day' } })
  const same = (name: string) => anEnquiry({ name, phoneNumber: '+91 98765 43210' })
  expect((await phones.sendEnquiry(same('a'), via('203.0.113.1'))).status).toBe(200)
  expect((await phones.sendEnquiry(same('b'), via('203.0.113.2'))).status).toBe(429)
  const days = await startTestApp({ settings: { ...proxies, LIMIT_ENQUIRY_PER_DAY: '1/day' } })
  expect((await enquiryFrom(days, 'a', via('203.0.113.1'))).status).toBe(200)
  expect((await enquiryFrom(days, 'b', via('203.0.113.2'))).status).toBe(429)
})

test('a refused enquiry spends nothing of the other budgets', async () => {
  const site = await startTestApp({
    settings: { LIMIT_ENQUIRY_PER_ADDRESS: '2/hour', LIMIT_ENQUIRY_PER_PHONE: '1/day' },
  })
  await site.sendEnquiry(anEnquiry({ name: 'a' }))
  expect((await site.sendEnquiry(anEnquiry({ name: 'b' }))).status).toBe(429)
  expect((await site.sendEnquiry(anEnquiry({ name: 'b', phoneNumber: '9876500000' }))).status).toBe(
    200,
  )
})

test('LIMITS_SCALE stretches every budget', async () => {
  const site = await startTestApp({
    settings: { LIMIT_ENQUIRY_PER_ADDRESS: '1/hour', LIMITS_SCALE: '3' },
  })
  const statuses = []
  for (const name of ['a', 'b', 'c', 'd']) {
    statuses.push((await enquiryFrom(site, name, fromOurPage)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('X-Forwarded-For of a stranger is ignored; one IPv6 household is one address', async () => {
  const limit = { LIMIT_ENQUIRY_PER_ADDRESS: '1/hour' }
  const via = (address: string) => ({ ...fromOurPage, 'X-Forwarded-For': address })
  const open = await startTestApp({ settings: limit })
  expect((await enquiryFrom(open, 'a', via('203.0.113.1'))).status).toBe(200)
  expect((await enquiryFrom(open, 'b', via('203.0.113.2'))).status).toBe(429)
  const proxied = await startTestApp({ settings: { ...limit, TRUSTED_PROXIES: '127.0.0.0/8' } })
  expect((await enquiryFrom(proxied, 'a', via('2001:db8:1:2::1'))).status).toBe(200)
  expect((await enquiryFrom(proxied, 'b', via('2001:db8:1:2:ffff::9'))).status).toBe(429)
  expect((await enquiryFrom(proxied, 'c', via('2001:db8:1:3::1'))).status).toBe(200)
})
