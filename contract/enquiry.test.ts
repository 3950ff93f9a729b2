import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeContactUsRequest } from './calls/enquiry.ts'
import {
  checkEnquiry,
  type EnquiryValues,
  emptyEnquiry,
  enquirySearch,
  enquiryVariants,
  exactlyTen,
  isEmail,
  tenOrMore,
} from './enquiry.ts'

const complete: EnquiryValues = {
  ...emptyEnquiry,
  name: 'Kavita',
  email: 'k@example.com',
  phoneNumber: '9876543210',
  query: 'Hello',
}
const faultOf = (variant: keyof typeof enquiryVariants, changes: Partial<EnquiryValues>) =>
  checkEnquiry({ ...complete, ...changes }, enquiryVariants[variant])

test('the rules are asked in their order: all filled, then e-mail, then phone', () => {
  const wrong = { email: 'nowhere', phoneNumber: '1' }
  expect(faultOf('home', { ...wrong, query: ' ' })).toEqual({
    field: 'query',
    reason: 'missing',
  })
  expect(faultOf('home', wrong)).toEqual({
    field: 'email',
    reason: 'invalidEmail',
  })
  expect(faultOf('home', { phoneNumber: '1' })).toEqual({
    field: 'phoneNumber',
    reason: 'invalidPhone',
  })
  expect(faultOf('home', {})).toBeNull()
  expect(checkEnquiry(emptyEnquiry, enquiryVariants.home)?.field).toBe('name')
})

test('the dialogs want exactly ten digits, the home form ten characters or more', () => {
  const phoneNumber = '+91 98765-43210'
  expect(faultOf('home', { phoneNumber })).toBeNull()
  for (const variant of ['pricing', 'industry'] as const) {
    expect(faultOf(variant, { phoneNumber })?.reason).toBe('invalidTenDigits')
    expect(faultOf(variant, {})).toBeNull()
  }
})

test('each variant has the toasts and ending of the specification', () => {
  const { home, pricing, industry } = enquiryVariants
  expect([home.invalidToast, home.onSuccess]).toEqual(['warning', 'confirm'])
  expect([pricing.invalidToast, pricing.onSuccess]).toEqual(['error', 'stay'])
  expect({ ...industry, onSuccess: 'stay' }).toEqual(pricing)
  expect(industry.onSuccess).toBe('close')
})

test('a value over its limit is named', () => {
  expect(faultOf('home', { query: 'म'.repeat(5000) })).toBeNull()
  expect(faultOf('home', { query: 'म'.repeat(5001) })).toEqual({
    field: 'query',
    reason: 'tooLong',
  })
})

test('the e-mail rule agrees with its wording on short texts, and is quick on long ones', () => {
  const wording = /^\S+@\S+\.\S+$/
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 9 }), (text) => {
      expect(isEmail(text)).toBe(wording.test(text))
    }),
    { numRuns: 2000 },
  )
  const started = performance.now()
  expect(isEmail(`${'@'.repeat(60_000)} `)).toBe(false)
  expect(performance.now() - started).toBeLessThan(100)
})

test('what a form takes and sends, the server takes', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  const values = fc.record({
    name: text,
    companyName: fc.string({ unit: 'grapheme', maxLength: 40 }),
    email: fc.emailAddress(),
    phoneNumber: fc.stringMatching(/^\+?[\d -]{10,15}$/),
    query: text,
  })
  fc.assert(
    fc.property(values, (typed) => {
      const given = { ...emptyEnquiry, ...typed }
      const faults = Object.values(enquiryVariants).map((variant) => checkEnquiry(given, variant))
      fc.pre(
        faults.includes(null) &&
          !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u2069]/u.test(Object.values(given).join('')),
      )
      const sent = Object.fromEntries(new URLSearchParams(enquirySearch(given).toString()))
      const parsed = makeContactUsRequest.query.safeParse(sent)
      expect(parsed.error?.issues ?? []).toEqual([])
      expect(parsed.data?.message).toBe(given.query.trim())
    }),
  )
})

test('phones', () => {
  expect(tenOrMore('+91 98765-43210')).toBe(true)
  expect(tenOrMore('98765 4321')).toBe(true)
  expect(tenOrMore('987654321')).toBe(false)
  expect(tenOrMore('98+7654321012')).toBe(false)
  expect(exactlyTen('9876543210')).toBe(true)
  expect(exactlyTen('98765432100')).toBe(false)
})
