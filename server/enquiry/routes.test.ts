import { expect, test } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { HOUR, MINUTE } from '../testing/clock.ts'
import { fromOurPage, readReceipt, startTestApp } from '../testing/start-test-app.ts'

const readProblem = async (response: Response) => (await response.json()) as Problem

test('an enquiry is stored and promised an answer within 48 hours', async () => {
  const site = await startTestApp()
  const response = await site.sendEnquiry(anEnquiry())
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const receipt = await readReceipt(response)
  const [row, ...others] = await site.enquiries()
  expect(others).toEqual([])
  expect(receipt).toEqual({
    status: 'received',
    id: row?.id,
    reply_by: new Date(site.clock.now() + 48 * HOUR).toISOString(),
  })
  expect(row).toMatchObject({
    name: 'Kavita Rao',
    business_name: 'Sunrise Clinics',
    email: 'kavita@sunrise.example',
    phone: '9876543210',
    message: 'Can your agent answer our appointment calls in Marathi?',
    flagged: 0,
    address: '127.0.0.1',
  })
})

test('the same enquiry within ten minutes is stored once and gets the same receipt', async () => {
  const site = await startTestApp()
  const first = await readReceipt(await site.sendEnquiry(anEnquiry()))
  site.clock.advance(10 * MINUTE)
  const again = await readReceipt(await site.sendEnquiry(anEnquiry()))
  expect(again).toEqual(first)
  expect(await site.enquiries()).toHaveLength(1)
  site.clock.advance(MINUTE)
  const later = await readReceipt(await site.sendEnquiry(anEnquiry()))
  expect(later.id).not.toBe(first.id)
  expect(await site.enquiries()).toHaveLength(2)
})

test('fifty copies at once are stored once', async () => {
  const site = await startTestApp()
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.sendEnquiry(anEnquiry())))
  const ids = await Promise.all(answers.map(async (answer) => (await readReceipt(answer)).id))
  expect(new Set(ids).size).toBe(1)
  expect(await site.enquiries()).toHaveLength(1)
})

test('a message of 5,000 Devanagari letters is 45,000 bytes of URL and is stored whole', async () => {
  const site = await startTestApp()
  const query = 'नमस्तेजी'.repeat(625)
  expect([...query]).toHaveLength(5000)
  const response = await site.sendEnquiry(anEnquiry({ query }))
  expect(response.status).toBe(200)
  expect((await site.enquiries())[0]?.message).toBe(query)
})

test('5,000 characters outside the basic plane still fit', async () => {
  const site = await startTestApp()
  const query = '𑀅'.repeat(5000)
  expect((await site.sendEnquiry(anEnquiry({ query }))).status).toBe(200)
  expect((await site.enquiries())[0]?.message).toBe(query)
})

test.each([
  ['missing', 'business_name=&email=a@b.co&phone=9876543210&message=hi', 'name'],
  ['blank', 'name=%20%20&email=a@b.co&phone=9876543210&message=hi', 'name'],
  ['repeated', 'name=A&name=B&email=a@b.co&phone=9876543210&message=hi', 'name'],
  ['over-long', `name=${'n'.repeat(101)}&email=a@b.co&phone=9876543210&message=hi`, 'name'],
  ['a line break', 'name=A%0AB&email=a@b.co&phone=9876543210&message=hi', 'name'],
  ['an override', 'name=A%E2%80%AEB&email=a@b.co&phone=9876543210&message=hi', 'name'],
  ['broken UTF-8', 'name=%E0%A4&email=a@b.co&phone=9876543210&message=hi', 'name'],
  ['broken encoding', 'name=A&email=%ZZ&phone=9876543210&message=hi', 'email'],
  ['no e-mail', 'name=A&email=a.b.co&phone=9876543210&message=hi', 'email'],
  ['a long e-mail', `name=A&email=${'e'.repeat(250)}@b.co&phone=9876543210&message=hi`, 'email'],
  ['a short phone', 'name=A&email=a@b.co&phone=987654321&message=hi', 'phone'],
  ['letters as phone', 'name=A&email=a@b.co&phone=98765x43210&message=hi', 'phone'],
  ['a long phone', 'name=A&email=a@b.co&phone=%2B12345678901234567890&message=hi', 'phone'],
  [
    'a long company',
    `name=A&business_name=${'c'.repeat(201)}&email=a@b.co&phone=9876543210&message=hi`,
    'business_name',
  ],
  ['a NUL', 'name=A&email=a@b.co&phone=9876543210&message=hi%00', 'message'],
  ['a long message', `name=A&email=a@b.co&phone=9876543210&message=${'m'.repeat(5001)}`, 'message'],
])('%s is refused with its field named, and nothing is stored', async (_, search, field) => {
  const site = await startTestApp()
  const response = await site.get(`/make_contact_us_request?${search}`)
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = await readProblem(response)
  expect(problem.errors?.map((error) => error.field)).toEqual([field])
  expect(await site.enquiries()).toEqual([])
})

test('every wrong field is named, once', async () => {
  const site = await startTestApp()
  const response = await site.get('/make_contact_us_request')
  const { errors } = await readProblem(response)
  expect(errors?.map((error) => error.field)).toEqual(['name', 'email', 'phone', 'message'])
})

test('what one of the forms takes is taken: a plus, spaces and hyphens, no company', async () => {
  const site = await startTestApp()
  const values = anEnquiry({ companyName: '', phoneNumber: '+91 98765-43210' })
  expect((await site.sendEnquiry(values)).status).toBe(200)
  const [row] = await site.enquiries()
  expect(row).toMatchObject({ business_name: '', phone: '+91 98765-43210' })
})

test('line breaks of a message are kept', async () => {
  const site = await startTestApp()
  await site.sendEnquiry(anEnquiry({ query: 'one\r\ntwo\tthree' }))
  expect((await site.enquiries())[0]?.message).toBe('one\ntwo\tthree')
})

test.each(['HEAD', 'POST', 'PUT', 'DELETE'])('%s is 405 and does nothing', async (method) => {
  const site = await startTestApp()
  const search = 'name=A&email=a@b.co&phone=9876543210&message=hi'
  const response = await fetch(`${site.origin}/make_contact_us_request?${search}`, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, OPTIONS')
  expect(await site.enquiries()).toEqual([])
})

test('a filled hidden field or a hasty form looks like success but is stored flagged', async () => {
  const site = await startTestApp({ settings: { FORM_MIN_MS: '500' } })
  const hidden = { ...fromOurPage, 'X-Form-Check': '12;9000' }
  const hasty = { ...fromOurPage, 'X-Form-Check': '0;40' }
  const human = { ...fromOurPage, 'X-Form-Check': '0;9000' }
  const check = async (name: string, headers: Record<string, string>) => {
    const response = await site.sendEnquiry(anEnquiry({ name }), headers)
    expect((await readReceipt(response)).status).toBe('received')
    return (await site.enquiries()).find((row) => row.name === name)?.flagged
  }
  expect(await check('hidden', hidden)).toBe(1)
  expect(await check('hasty', hasty)).toBe(1)
  expect(await check('human', human)).toBe(0)
})

test('an enquiry that was flagged does not swallow the same one sent properly', async () => {
  const site = await startTestApp()
  await site.sendEnquiry(anEnquiry(), { ...fromOurPage, 'X-Form-Check': '3;9000' })
  await site.sendEnquiry(anEnquiry(), { ...fromOurPage, 'X-Form-Check': '0;9000' })
  expect((await site.enquiries()).map((row) => row.flagged).sort()).toEqual([0, 1])
})

test('nothing personal reaches the log', async () => {
  const site = await startTestApp()
  await site.sendEnquiry(anEnquiry({ query: 'secret words' }))
  await site.get('/make_contact_us_request?name=Hidden+Name&email=bad')
  await site.close()
  const log = site.logText()
  expect(log).toContain('"route":"enquiry"')
  for (const word of [
    'Kavita',
    'sunrise',
    '9876543210',
    'secret',
    'Hidden',
    'name=',
    '127.0.0.1',
  ]) {
    expect(log).not.toContain(word)
  }
})

test.each([
  ['http://site.example/pricing?minutes=1200&calls=4', '/pricing?minutes=1200&calls=4'],
  ['http://site.example/hi/pricing?calls=4&utm=x&minutes=1200', '/hi/pricing?minutes=1200&calls=4'],
  ['http://site.example/pricing?minutes=999999&calls=0', '/pricing?minutes=10000&calls=1'],
  ['http://site.example/pricing?minutes=1200', '/pricing'],
  ['http://site.example/home?token=secret&minutes=%3Cb%3E&calls=2#part', '/home'],
  ['not an address', null],
])('of the page %s is kept %s', async (referer, page) => {
  const site = await startTestApp()
  await site.sendEnquiry(anEnquiry(), { ...fromOurPage, Referer: referer })
  expect((await site.enquiries())[0]?.page).toBe(page)
})
