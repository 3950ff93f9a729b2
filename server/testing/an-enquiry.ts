import { type EnquiryValues, emptyEnquiry } from '#contract/enquiry.ts'

export const anEnquiry = (changes: Partial<EnquiryValues> = {}): EnquiryValues => ({
  ...emptyEnquiry,
  name: 'Kavita Rao',
  companyName: 'Sunrise Clinics',
  email: 'kavita@sunrise.example',
  phoneNumber: '9876543210',
  query: 'Can your agent answer our appointment calls in Marathi?',
  ...changes,
})
