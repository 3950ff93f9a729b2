import { expect, test } from 'vitest'
import { words } from '#content/words/en/all.ts'
import { enquiryVariants } from '#contract/enquiry.ts'
import { enquiryFaultText } from './enquiry-fault-text.ts'

const { faults, failures } = words.contactForm
const { home, pricing } = enquiryVariants
const tryLater = 'An error occurred. Please try again later.'

test('each broken rule has its sentence', () => {
  const text = (field: 'name' | 'email' | 'phoneNumber', reason: keyof typeof faults) =>
    enquiryFaultText(faults, { field, reason })
  expect(text('name', 'missing')).toBe('Please fill out all required fields.')
  expect(text('email', 'invalidEmail')).toBe('Please enter a valid email address.')
  expect(text('phoneNumber', home.phoneFault)).toBe(
    'Please enter a valid phone number (minimum 10 digits).',
  )
  expect(text('phoneNumber', pricing.phoneFault)).toBe(
    'Please enter a valid 10-digit phone number.',
  )
})

test('a value over its limit is named with the limit', () => {
  expect(enquiryFaultText(faults, { field: 'query', reason: 'tooLong' })).toBe(
    'Please keep the message within 5,000 characters.',
  )
})

test('what is said of a failure differs between the page and the dialogs', () => {
  expect(failures[home.failures]).toEqual({
    refused: tryLater,
    unreachable: 'Network error. Please check your connection and try again.',
    failed: tryLater,
  })
  expect(failures[pricing.failures]).toEqual({
    refused: 'Failed to send request. Please try again.',
    unreachable: tryLater,
    failed: tryLater,
  })
})
