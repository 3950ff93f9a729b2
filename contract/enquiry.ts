// The rules of the enquiry forms as plain functions and data: the browser loads this file, so it
// stays free of the schema library. The call's record in calls/enquiry.ts is built on the same rules.

/**
 * What a visitor fills in, in the order of the form, with the query parameter that carries it and its
 * longest value in characters (code points). Rules, columns, exports, mails and views follow from it.
 */
export const enquiryFields = {
  name: { parameter: 'name', limit: 100 },
  companyName: { parameter: 'business_name', limit: 200, optional: true },
  email: { parameter: 'email', limit: 254 },
  phoneNumber: { parameter: 'phone', limit: 20 },
  query: { parameter: 'message', limit: 5000 },
} as const satisfies Record<string, FieldRule>
type FieldRule = { parameter: string; limit: number; optional?: true }

export type EnquiryField = keyof typeof enquiryFields
export type EnquiryValues = Record<EnquiryField, string>
export type EnquiryParameter = (typeof enquiryFields)[EnquiryField]['parameter']

export const enquiryFieldNames = Object.keys(enquiryFields) as EnquiryField[]

const ruleOf = (field: EnquiryField): FieldRule => enquiryFields[field]

export const enquiryFieldOf = (parameter: string): EnquiryField | undefined =>
  enquiryFieldNames.find((field) => enquiryFields[field].parameter === parameter)

export const ENQUIRY_PATH = '/make_contact_us_request'

export const emptyEnquiry = Object.fromEntries(
  enquiryFieldNames.map((field) => [field, '']),
) as EnquiryValues

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

export type EnquiryFaultReason =
  | 'missing'
  | 'invalidEmail'
  | 'invalidPhone'
  | 'invalidTenDigits'
  | 'tooLong'
  | 'notTaken'

/** A rule that is broken, and where; the form says it in its language. */
export type EnquiryFault = { field: EnquiryField; reason: EnquiryFaultReason }

export type EnquiryVariant = {
  phone: (phone: string) => boolean
  phoneFault: Extract<EnquiryFaultReason, 'invalidPhone' | 'invalidTenDigits'>
  /** Ten-digit fields show +91 and reduce what is pasted to the ten digits. */
  tenDigitField: boolean
  invalidToast: ToastKind
  /** Which words tell that it was refused, never reached the server, or went wrong otherwise. */
  failures: 'page' | 'dialog'
  onSuccess: 'confirm' | 'stay' | 'close'
}

const dialogRules = {
  phone: exactlyTen,
  phoneFault: 'invalidTenDigits',
  tenDigitField: true,
  invalidToast: 'error',
  failures: 'dialog',
} as const

export const enquiryVariants = {
  home: {
    phone: tenOrMore,
    phoneFault: 'invalidPhone',
    tenDigitField: false,
    invalidToast: 'warning',
    failures: 'page',
    onSuccess: 'confirm',
  },
  pricing: { ...dialogRules, onSuccess: 'stay' },
  industry: { ...dialogRules, onSuccess: 'close' },
} as const satisfies Record<string, EnquiryVariant>
export type EnquiryVariantName = keyof typeof enquiryVariants

export type FormFault<Field extends string> = { field: Field; message: string }

/** The rules that the values break, in the stated order, one for each field at most. */
export function enquiryFaults(values: EnquiryValues, variant: EnquiryVariant): EnquiryFault[] {
  const faults: EnquiryFault[] = []
  const add = (field: EnquiryField, reason: EnquiryFaultReason) => {
    if (!faults.some((fault) => fault.field === field)) faults.push({ field, reason })
  }
  for (const field of enquiryFieldNames) {
    if (!ruleOf(field).optional && values[field].trim() === '') add(field, 'missing')
  }
  if (!isEmail(values.email.trim())) add('email', 'invalidEmail')
  if (!variant.phone(values.phoneNumber.trim())) add('phoneNumber', variant.phoneFault)
  for (const field of enquiryFieldNames) {
    if (countCharacters(values[field]) > enquiryFields[field].limit) add(field, 'tooLong')
  }
  return faults
}

/** The first rule that the values break, in the stated order, or null. */
export const checkEnquiry = (values: EnquiryValues, variant: EnquiryVariant): EnquiryFault | null =>
  enquiryFaults(values, variant)[0] ?? null

/** The query of the enquiry call. */
export const enquiryQuery = (values: EnquiryValues) =>
  Object.fromEntries(
    enquiryFieldNames.map((field) => [enquiryFields[field].parameter, values[field].trim()]),
  ) as Record<EnquiryParameter, string>

export const enquirySearch = (values: Partial<EnquiryValues>): URLSearchParams =>
  new URLSearchParams(enquiryQuery({ ...emptyEnquiry, ...values }))

/**
 * Request header of the forms: the length of the hidden field that people never see, then the
 * milliseconds since the form was shown. Without it no judgement is made.
 */
export const FORM_CHECK_HEADER = 'X-Form-Check'
export const formCheck = (hiddenLength: number, shownForMs: number): string =>
  `${hiddenLength};${Math.round(shownForMs)}`
