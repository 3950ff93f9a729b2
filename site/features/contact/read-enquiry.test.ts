import { expect, test } from 'vitest'
import { enquiryVariants } from '#contract/enquiry.ts'
import { readEnquiry } from './read-enquiry.ts'

function formWith(phoneNumber: string): FormData {
  const form = new FormData()
  const fields = { name: 'Asha', email: 'asha@shop.example', phoneNumber, query: 'नमस्ते' }
  for (const [field, text] of Object.entries(fields)) form.set(field, text)
  return form
}

test('the home form sends a number as it was typed', () => {
  const { phoneNumber, companyName } = readEnquiry(
    formWith('+91 98765-43210'),
    enquiryVariants.home,
  )
  expect(phoneNumber).toBe('+91 98765-43210')
  expect(companyName).toBe('')
})

test('the home form reads digits of every Indian script', () => {
  expect(readEnquiry(formWith('+९१ ९८७६५ ४३२१०'), enquiryVariants.home).phoneNumber).toBe(
    '+91 98765 43210',
  )
})

test.each(['pricing', 'industry'] as const)('the %s dialog sends ten digits', (variant) => {
  const { phoneNumber } = readEnquiry(formWith('+91 98765-43210'), enquiryVariants[variant])
  expect(phoneNumber).toBe('9876543210')
})
