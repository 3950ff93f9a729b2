import { expect, test } from 'vitest'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { DAY, HOUR } from '../testing/clock.ts'
import { fromOurPage, startTestApp, type TestApp } from '../testing/start-test-app.ts'

let people = 0
const enquiryFrom = async (site: TestApp, address: string) => {
  const phoneNumber = `98${String(people++).padStart(8, '0')}`
  const headers = { ...fromOurPage, 'X-Forwarded-For': address }
  return (await site.sendEnquiry(anEnquiry({ phoneNumber }), headers)).status
}

test('the households of one IPv6 network have a budget together', async () => {
  const site = await startTestApp({
    settings: {
      LIMIT_ENQUIRY_PER_ADDRESS: '2/hour',
      LIMIT_NETWORK_FACTOR: '2',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  const household = (number: number) => `2001:db8:7:${number}::1`
  const statuses: number[] = []
  for (const number of [1, 1, 1, 2, 3, 4, 5])
    statuses.push(await enquiryFrom(site, household(number)))
  expect(statuses).toEqual([200, 200, 429, 200, 200, 429, 429])
  expect(await enquiryFrom(site, '2001:db8:8:1::1')).toBe(200)
  expect(await enquiryFrom(site, '203.0.113.9')).toBe(200)
})

test('what was spent while the clock ran ahead does not count for ever', async () => {
  const site = await startTestApp({ settings: { LIMIT_ENQUIRY_PER_ADDRESS: '1/hour' } })
  const real = site.clock.now()
  site.clock.advance(400 * DAY)
  expect(await enquiryFrom(site, '')).toBe(200)
  expect(await enquiryFrom(site, '')).toBe(429)
  // The machine learns the right time.
  site.clock.set(new Date(real).toISOString())
  expect(await enquiryFrom(site, '')).toBe(200)
  expect(await enquiryFrom(site, '')).toBe(429)
  site.clock.advance(HOUR)
  expect(await enquiryFrom(site, '')).toBe(200)
})
