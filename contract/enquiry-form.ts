// The rules of the enquiry forms as plain functions and data: the browser loads this file, so it
// stays free of the schema library. The server's schema in enquiry.ts is built on the same rules.

export type EnquiryValues = {
  name: string
  companyName: string
  email: string
  phoneNumber: string
  query: string
}
export type EnquiryField = keyof EnquiryValues

const allFields = ['name', 'companyName', 'email', 'phoneNumber', 'query'] as const

/** The query parameter that carries each field. */
export const enquiryParameters = {
  name: 'name',
  companyName: 'business_name',
  email: 'email',
  phoneNumber: 'phone',
  query: 'message',
} as const satisfies Record<EnquiryField, string>

export const enquiryFieldOf = (parameter: string): EnquiryField | undefined =>
  allFields.find((field) => enquiryParameters[field] === parameter)

/** Longest value of each field, in characters (code points). */
export const enquiryLimits = {
  name: 100,
  companyName: 200,
  email: 254,
  phoneNumber: 20,
  query: 5000,
} as const satisfies Record<EnquiryField, number>

export const ENQUIRY_PATH = '/make_contact_us_request'

export const emptyEnquiry: EnquiryValues = {
  name: '',
  companyName: '',
  email: '',
  phoneNumber: '',
  query: '',
}

/** Non-space text, '@', non-space text, '.', non-space text: in one pass, whatever the length. */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@', 1)
  const dot = text.lastIndexOf('.', text.length - 2)
  return at > 0 && dot > at + 1 && !/\s/.test(text)
}

/** An optional '+', then at least ten characters of digits, spaces and hyphens. */
export const tenOrMore = (phone: string): boolean => /^\+?[\d\s-]{10,}$/.test(phone)
export const exactlyTen = (phone: string): boolean => /^\d{10}$/.test(phone)

export const countCharacters = (text: string): number => [...text].length

type ToastKind = 'success' | 'warning' | 'error'

export type EnquiryVariant = {
  phone: (phone: string) => boolean
  invalidPhone: string
  /** Ten-digit fields show +91 and reduce what is pasted to the ten digits. */
  tenDigitField: boolean
  invalidToast: ToastKind
  /** The answer was not OK. */
  refused: string
  /** The request never reached the server. */
  unreachable: string
  /** Anything else that went wrong. */
  failed: string
  onSuccess: 'confirm' | 'stay' | 'close'
}

const INVALID_TEN = 'Please enter a valid 10-digit phone number.'
const TRY_LATER = 'An error occurred. Please try again later.'

const dialogRules = {
  phone: exactlyTen,
  invalidPhone: INVALID_TEN,
  tenDigitField: true,
  invalidToast: 'error',
  refused: 'Failed to send request. Please try again.',
  unreachable: TRY_LATER,
  failed: TRY_LATER,
} as const

export const enquiryVariants = {
  home: {
    phone: tenOrMore,
    invalidPhone: 'Please enter a valid phone number (minimum 10 digits).',
    tenDigitField: false,
    invalidToast: 'warning',
    refused: TRY_LATER,
    unreachable: 'Network error. Please check your connection and try again.',
    failed: TRY_LATER,
    onSuccess: 'confirm',
  },
  pricing: { ...dialogRules, onSuccess: 'stay' },
  industry: { ...dialogRules, onSuccess: 'close' },
} as const satisfies Record<string, EnquiryVariant>
export type EnquiryVariantName = keyof typeof enquiryVariants

export const enquiryTexts = {
  missing: 'Please fill out all required fields.',
  invalidEmail: 'Please enter a valid email address.',
  sending: 'Sending...',
  sent: 'Your request has been sent successfully!',
  confirmation:
    'Your request has been successfully sent! We will reach out to you within 48 hours.',
} as const

const fieldLabels: Record<EnquiryField, string> = {
  name: 'name',
  companyName: 'company name',
  email: 'email address',
  phoneNumber: 'phone number',
  query: 'message',
}

export type FormFault<Field extends string> = { field: Field; message: string }

const requiredFields = ['name', 'email', 'phoneNumber', 'query'] as const

/** The rules that the values break, in the stated order, one for each field at most. */
export function enquiryFaults(
  values: EnquiryValues,
  variant: EnquiryVariant,
): FormFault<EnquiryField>[] {
  const faults: FormFault<EnquiryField>[] = []
  const add = (field: EnquiryField, message: string) => {
    if (!faults.some((fault) => fault.field === field)) faults.push({ field, message })
  }
  for (const field of requiredFields) {
    if (values[field].trim() === '') add(field, enquiryTexts.missing)
  }
  if (!isEmail(values.email.trim())) add('email', enquiryTexts.invalidEmail)
  if (!variant.phone(values.phoneNumber.trim())) add('phoneNumber', variant.invalidPhone)
  for (const field of allFields) {
    if (countCharacters(values[field]) > enquiryLimits[field]) add(field, tooLongMessage(field))
  }
  return faults
}

/** The first rule that the values break, in the stated order, or null. */
export const checkEnquiry = (
  values: EnquiryValues,
  variant: EnquiryVariant,
): FormFault<EnquiryField> | null => enquiryFaults(values, variant)[0] ?? null

function tooLongMessage(field: EnquiryField): string {
  return `Please keep the ${fieldLabels[field]} within ${enquiryLimits[field].toLocaleString('en-IN')} characters.`
}

/** The query string of the enquiry call, every value encoded. */
export function enquirySearch(values: EnquiryValues): URLSearchParams {
  const search = new URLSearchParams()
  for (const field of allFields) search.set(enquiryParameters[field], values[field].trim())
  return search
}

export type EnquiryReceipt = { status: 'received'; id: string; reply_by: string }

/**
 * Request header of the forms: the length of the hidden field that people never see, then the
 * milliseconds since the form was shown. Without it no judgement is made.
 */
export const FORM_CHECK_HEADER = 'X-Form-Check'
export const formCheck = (hiddenLength: number, shownForMs: number): string =>
  `${hiddenLength};${Math.round(shownForMs)}`
