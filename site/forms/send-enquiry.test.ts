import { expect, test } from 'vitest'
import { emptyEnquiry } from '#contract/enquiry.ts'
import { serveCalls } from '#site/testing/serve-calls.ts'
import { sendEnquiry } from './send-enquiry.ts'

const enquiry = {
  ...emptyEnquiry,
  name: 'Asha & Sons',
  email: 'asha+shop@example.com',
  phoneNumber: '+91 98765 43210',
  query: 'कितना खर्च होगा? 50% off?\nधन्यवाद',
}

test('a page in another language says which', async () => {
  const languages: (string | null)[] = []
  await serveCalls((request, response) => {
    languages.push(new URL(request.url ?? '', 'http://site').searchParams.get('language'))
    response.end('{"status":"received"}')
  }, 'ta-IN')
  await sendEnquiry(enquiry, '0;4200')
  expect(languages).toEqual(['ta-IN'])
})

test('sends the five stated parameters, encoded, and the form check', async () => {
  const requests: { method?: string; url: URL; accept?: string; check: unknown }[] = []
  await serveCalls((request, response) => {
    requests.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://site'),
      accept: request.headers.accept ?? '',
      check: request.headers['x-form-check'],
    })
    response.end('{"status":"received"}')
  })
  expect(await sendEnquiry(enquiry, '0;4200')).toEqual({ status: 'sent' })
  expect(requests).toHaveLength(1)
  const [{ method, url, accept, check }] = requests as [(typeof requests)[0]]
  expect({ method, path: url.pathname, accept, check }).toEqual({
    method: 'GET',
    path: '/make_contact_us_request',
    accept: 'application/json',
    check: '0;4200',
  })
  expect([...url.searchParams]).toEqual([
    ['name', 'Asha & Sons'],
    ['business_name', ''],
    ['email', 'asha+shop@example.com'],
    ['phone', '+91 98765 43210'],
    ['message', 'कितना खर्च होगा? 50% off?\nधन्यवाद'],
  ])
})

test('a status that is ok is success, whatever the body', async () => {
  await serveCalls((_request, response) => response.end('thanks'))
  expect(await sendEnquiry(enquiry, '')).toEqual({ status: 'sent' })
})

test('a refusal names the field that the service found wrong', async () => {
  await serveCalls((_request, response) => {
    response.statusCode = 422
    response.end(JSON.stringify({ errors: [{ field: 'business_name', message: 'Too long.' }] }))
  })
  expect(await sendEnquiry(enquiry, '')).toEqual({
    status: 'refused',
    fault: { field: 'companyName', reason: 'notTaken' },
  })
})

test('a refusal without details is a refusal', async () => {
  await serveCalls((_request, response) => {
    response.statusCode = 503
    response.end('<h1>Service unavailable</h1>')
  })
  expect(await sendEnquiry(enquiry, '')).toEqual({ status: 'refused', fault: null })
})

test('a connection that breaks is a network failure', async () => {
  await serveCalls((request) => request.destroy())
  expect(await sendEnquiry(enquiry, '')).toEqual({ status: 'unreachable' })
})
