import { expect, test } from 'vitest'
import { formPages as words } from '#content/words/en/form-pages.ts'
import { words as hindi } from '#content/words/hi/all.ts'
import { formPaths } from '#contract/form-pages.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { addMadeUpLanguage, madeUpWords } from '../testing/made-up-language.ts'
import { fromOurForm, postForm } from '../testing/post-form.ts'
import { englishPages, startForms, textsOf } from './testing/start-forms.ts'

test('an enquiry that the browser sends itself is stored, and thanked with its reference', async () => {
  const site = await startForms()
  const sent = await site.postEnquiry({ ...anEnquiry(), second_line: '' })
  expect(sent.status).toBe(303)
  const [row, ...others] = await site.enquiries()
  expect(others).toEqual([])
  expect(row).toMatchObject({
    name: 'Kavita Rao',
    business_name: 'Sunrise Clinics',
    email: 'kavita@sunrise.example',
    message: anEnquiry().query,
    flagged: 0,
  })
  expect(sent.headers.get('location')).toBe(`${formPaths.enquiryThanks}?reference=${row?.id}`)
  const thanks = await site.get(sent.headers.get('location') ?? '')
  expect(await textsOf(thanks)).toEqual({ reference: `Your reference: ${row?.id}` })
})

test('the thanks repeat nothing but a reference', async () => {
  const site = await startForms()
  for (const search of ['', '?reference=<b>pay+here', '?reference=a&reference=b', '?reference=%']) {
    const thanks = await site.get(formPaths.enquiryThanks + search)
    expect(await textsOf(thanks)).toEqual({ reference: '' })
  }
})

test('every wrong field is named beside it, and the words are kept as they were typed', async () => {
  const site = await startForms()
  const typed = { name: ' <Kavita> ', email: 'kavita@sunrise', phoneNumber: '12 "34"', query: '' }
  const refused = await site.postEnquiry(typed)
  expect(refused.status).toBe(422)
  expect(await textsOf(refused)).toEqual({
    problem: '',
    'value.name': ' &lt;Kavita&gt; ',
    'error.name': '',
    'invalid.name': 'false',
    'value.companyName': '',
    'error.companyName': '',
    'invalid.companyName': 'false',
    'value.email': 'kavita@sunrise',
    'error.email': 'Please enter a valid email address.',
    'invalid.email': 'true',
    'value.phoneNumber': '12 &quot;34&quot;',
    'error.phoneNumber': 'Please enter a valid phone number (minimum 10 digits).',
    'invalid.phoneNumber': 'true',
    'value.query': '',
    'error.query': 'Please fill out all required fields.',
    'invalid.query': 'true',
  })
  expect(await site.enquiries()).toEqual([])
})

test('what only the service refuses is named beside its field too', async () => {
  const site = await startForms()
  const refused = await site.postEnquiry({ ...anEnquiry(), name: 'A\u202eB' })
  expect(refused.status).toBe(422)
  expect((await textsOf(refused))['error.name']).toBe('Control characters are not allowed.')
})

test('what only the service refuses is told in the language of the page', async () => {
  const site = await startForms()
  const refused = await postForm(
    `${site.origin}/hi${formPaths.enquiry}`,
    { ...anEnquiry(), name: 'A\u202eB' },
    fromOurForm(site.origin),
  )
  expect((await textsOf(refused))['error.name']).toBe(hindi.contactForm.faults.notTaken)
})

test('5,000 characters with line breaks as browsers send them are within the limit', async () => {
  const site = await startForms()
  const query = `${'क'.repeat(2499)}\r\n`.repeat(2)
  expect((await site.postEnquiry({ ...anEnquiry(), query })).status).toBe(303)
  const tooLong = await site.postEnquiry({ ...anEnquiry(), query: 'क'.repeat(5001) })
  expect((await textsOf(tooLong))['error.query']).toBe(
    'Please keep the message within 5,000 characters.',
  )
})

test('digits of Indian scripts are read as the form reads them', async () => {
  const site = await startForms()
  await site.postEnquiry({ ...anEnquiry(), phoneNumber: '+९१ ९८७६५ ४३२१०' })
  expect((await site.enquiries())[0]?.phone).toBe('+91 98765 43210')
})

test('a question asked where the chat did not come becomes the message of an enquiry', async () => {
  const site = await startForms()
  const asked = await site.postEnquiry({ query: 'How much is Pro?' })
  expect(asked.status).toBe(422)
  expect(await textsOf(asked)).toMatchObject({
    'value.query': 'How much is Pro?',
    'error.name': 'Please fill out all required fields.',
  })
})

test('what fills in the field that nobody sees is thanked, and flagged', async () => {
  const site = await startForms()
  expect((await site.postEnquiry({ ...anEnquiry(), second_line: 'buy' })).status).toBe(303)
  expect((await site.enquiries()).map(({ flagged }) => flagged)).toEqual([1])
  const call = await site.postCall({ name: 'K', phoneNumber: '9876543210', second_line: 'buy' })
  expect(call.status).toBe(303)
  expect((await site.calls()).map(({ status }) => status)).toEqual(['flagged'])
})

test.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another page of the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ['an address typed by hand', { 'Sec-Fetch-Site': 'none' }],
  ['a frame', { 'Sec-Fetch-Dest': 'iframe' }],
  ['a script', { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' }],
  ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
])('a form sent by %s stores nothing and says so on our page', async (_, headers) => {
  const site = await startForms()
  const foreign = { ...fromOurForm('https://evil.example'), ...headers }
  const refused = await site.postEnquiry({ ...anEnquiry() }, foreign)
  expect(refused.status).toBe(403)
  const { problem, 'value.name': name } = await textsOf(refused)
  expect(problem).toBe(words.problems.notFromHere)
  expect(name).toBe('Kavita Rao')
  expect(await site.enquiries()).toEqual([])
})

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['ours', 303],
])('a browser that tells only its origin, %s, gets %i', async (origin, status) => {
  const site = await startForms()
  const headers = { Origin: origin === 'ours' ? site.origin : origin }
  expect((await site.postEnquiry({ ...anEnquiry() }, headers)).status).toBe(status)
  expect(await site.enquiries()).toHaveLength(status === 303 ? 1 : 0)
})

test('the budgets are those of the calls, and a refusal keeps the words', async () => {
  const site = await startForms({ settings: { LIMIT_ENQUIRY_PER_ADDRESS: '1/hour' } })
  expect((await site.sendEnquiry(anEnquiry())).status).toBe(200)
  for (const _ of ['counted', 'remembered']) {
    const refused = await site.postEnquiry({ ...anEnquiry({ query: 'Another' }) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await textsOf(refused)).toMatchObject({
      problem: words.problems.tooMany,
      'value.query': 'Another',
    })
  }
  expect(await site.enquiries()).toHaveLength(1)
})

test('a body beyond all measure is not read', async () => {
  const site = await startForms()
  const refused = await site.postEnquiry({ ...anEnquiry({ query: 'm'.repeat(300_000) }) })
  expect(refused.status).toBe(413)
  expect((await textsOf(refused)).problem).toBe(words.problems.tooLarge)
})

test('a form of a page in another language is answered in it', async () => {
  const language = addMadeUpLanguage()
  const site = await startForms()
  const refused = await site.postEnquiry({ ...anEnquiry({ name: '' }), language })
  expect(refused.status).toBe(422)
  expect(await textsOf(refused)).toEqual({
    problem: '',
    'error.name': madeUpWords.contactForm.faults.missing,
    zz: '',
  })
  const foreign = await site.postEnquiry(
    { ...anEnquiry(), language },
    { Origin: 'https://x.example' },
  )
  expect((await textsOf(foreign)).problem).toBe(madeUpWords.formPages.problems.notFromHere)

  const sent = await site.postEnquiry({ ...anEnquiry(), language })
  const [row] = await site.enquiries()
  expect(row?.language).toBe('zz')
  expect(sent.headers.get('location')).toBe(`/zz${formPaths.enquiryThanks}?reference=${row?.id}`)
  const thanks = await site.get(sent.headers.get('location') ?? '')
  expect(await textsOf(thanks)).toEqual({
    reference: madeUpWords.formPages.reference.replace('{id}', row?.id ?? ''),
  })
  const called = await site.postCall({ name: 'Asha', phoneNumber: '9876543210', language })
  expect(called.headers.get('location')).toBe(`/zz${formPaths.demoCallThanks}?outcome=person`)
  expect(await site.calls()).toMatchObject([{ language: 'zz' }])
  const thanked = await site.get(called.headers.get('location') ?? '')
  expect(await textsOf(thanked)).toEqual({ outcome: madeUpWords.demoCallForm.person })
  // Without the field the page's own address tells.
  const bare = await postForm(
    `${site.origin}/zz${formPaths.enquiry}`,
    { name: '' },
    fromOurForm(site.origin),
  )
  expect((await textsOf(bare))['error.name']).toBe(madeUpWords.contactForm.faults.missing)
})

test('the page of a form is there to be opened, with its own policy and nothing kept', async () => {
  const site = await startForms()
  for (const path of Object.values(formPaths)) {
    const page = await site.get(path)
    expect(page.status, path).toBe(200)
    expect(page.headers.get('content-security-policy')).toBe(englishPages.enquiry.securityPolicy)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
  }
})

test('a call is asked for as the form does, and the answer says what comes of it', async () => {
  const site = await startForms()
  const sent = await site.postCall({ name: 'Kavita', phoneNumber: '+91 98765-43210' })
  expect(sent.status).toBe(303)
  expect(await site.calls()).toMatchObject([{ phone: '+919876543210', claimed_ip: '' }])
  const thanks = await textsOf(await site.get(sent.headers.get('location') ?? ''))
  expect(thanks.outcome).toMatch(/One of our people rings you/)
})

test.each([
  [{ name: '', phoneNumber: '98765' }, { name: 'Please enter your name.' }],
  [
    { name: 'K', phoneNumber: '98765' },
    { phoneNumber: 'Please enter a valid 10-digit phone number.' },
  ],
  [
    { name: 'K', phoneNumber: '0111234567' },
    { phoneNumber: 'Please enter a valid 10-digit phone number.' },
  ],
])('a call that cannot be placed is refused beside its field: %o', async (typed, errors) => {
  const site = await startForms()
  const refused = await site.postCall(typed)
  expect(refused.status).toBe(422)
  const texts = await textsOf(refused)
  for (const [field, error] of Object.entries(errors)) {
    expect(texts[`error.${field}`]).toBe(error)
  }
  expect(texts['value.phoneNumber']).toBe(typed.phoneNumber)
  expect(await site.calls()).toEqual([])
})

test('calls that are paused are said to be paused', async () => {
  const site = await startForms({ settings: { DEMO_CALL_ENABLED: 'false' } })
  const refused = await site.postCall({ name: 'Kavita', phoneNumber: '9876543210' })
  expect(refused.status).toBe(503)
  expect((await textsOf(refused)).problem).toBe(words.problems.paused)
})

test('nothing personal reaches the log', async () => {
  const site = await startForms()
  await site.postEnquiry({ ...anEnquiry({ query: 'secret words' }) })
  await site.close()
  expect(site.logText()).toContain('"route":"enquiry"')
  for (const word of ['Kavita', 'sunrise', 'secret']) expect(site.logText()).not.toContain(word)
})
