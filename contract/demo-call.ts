import { exactlyTen } from './enquiry.ts'

export type DemoCallValues = { name: string; phoneNumber: string }

export const DEMO_CALL_PATH = '/make_call_to_adya'

/** Name and phone are required by the form itself; only the number has a rule of its own. */
export const isDemoCallNumber = (phoneNumber: string): boolean => exactlyTen(phoneNumber.trim())

/** India gives mobiles 6 to 9 alone: nothing else can be called. */
export const isIndianMobile = (tenDigits: string): boolean => /^[6-9]/.test(tenDigits.trim())

/** The name is asked for but never sent. */
export const demoCallQuery = (phoneNumber: string, ip: string) => ({
  phone_number: phoneNumber.trim(),
  ip,
})
