import { exactlyTen, type FormFault } from './enquiry-form.ts'

export type DemoCallValues = { name: string; phoneNumber: string }

export const DEMO_CALL_PATH = '/make_call_to_adya'

export const demoCallTexts = {
  invalidPhone: 'Please enter a valid 10-digit phone number.',
  refused: 'Failed to send request. Please try again.',
  failed: 'An error occurred. Please try again later.',
  sent: 'Your request has been sent successfully!',
  sending: 'Sending...',
} as const

/** Name and phone are required by the form itself; only the number has a rule of its own. */
export function checkDemoCall(values: DemoCallValues): FormFault<'phoneNumber'> | null {
  if (exactlyTen(values.phoneNumber.trim())) return null
  return { field: 'phoneNumber', message: demoCallTexts.invalidPhone }
}

/** The name is asked for but never sent. */
export function demoCallSearch(phoneNumber: string, ip: string): URLSearchParams {
  return new URLSearchParams({ phone_number: phoneNumber.trim(), ip })
}

export type DemoCallReceipt = { status: 'calling' | 'queued'; id: string }
