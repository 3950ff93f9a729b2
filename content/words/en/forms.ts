import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = 'Please enter a valid 10-digit phone number.'
const notSent = 'Failed to send request. Please try again.'
const tryLater = 'An error occurred. Please try again later.'
const sending = 'Sending...'
const sent = 'Your request has been sent successfully!'

/** What can be wrong with an enquiry. */
export const enquiryFaults = {
  missing: 'Please fill out all required fields.',
  invalidEmail: 'Please enter a valid email address.',
  invalidPhone: 'Please enter a valid phone number (minimum 10 digits).',
  invalidTenDigits,
  /** What only the service refuses. */
  notTaken: 'Control characters are not allowed.',
  tooLong: partOf(enquiryFields, 'tooLong'),
} as const

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures = {
  page: {
    refused: tryLater,
    unreachable: 'Network error. Please check your connection and try again.',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
} as const

export const enquirySent = {
  sending,
  sent,
  confirmation: `Your request has been successfully sent! We will reach out to you within ${claims.replyWithinHours} hours.`,
} as const

export const contactForm = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'optional',
  send: 'Send enquiry',
  /** On the button, until a field changes. */
  done: 'Sent',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'The form could not be loaded. Please check your connection and try again.',
  unsent: 'Nothing is lost: your words are still in the form.',
  retry: 'Try again',
  dialogTitle: 'Connect With Us',
  dialogTitleAbout: 'Connect With Us: {subject}',
  /** Goes before the visitor's own words. */
  about: 'About: {topic}',
  confirmed: { title: 'Thank you', close: 'OK' },
  /** What the details are for, and how to take them back. */
  consent: `We use these details only to answer your enquiry. To withdraw them, write to ${brand.supportEmail}.`,
  privacy: 'Privacy Policy',
  /** Said when a message comes near its limit; the rounded one is for screen readers. */
  charactersLeft: '{count} characters left',
  charactersOver: '{count} characters too many',
  charactersLeftRounded: 'Fewer than {count} characters left',
  tooLong: 'Too long',
} as const

export const demoCallForm = {
  labels: { name: 'Your name', phoneNumber: 'Mobile number' },
  hint: 'An Indian mobile number: ten digits, starting with 6,\u00a07,\u00a08\u00a0or\u00a09.',
  notMobile: 'Only Indian mobile numbers can be called. They begin with 6, 7, 8 or 9.',
  missingName: 'Please enter your name.',
  invalidPhone: invalidTenDigits,
  send: 'Call me now',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} is dialling. Your phone should ring within a minute.`,
  queued: `You’re in the queue. Calls go out between ${callingHours.from} in the morning and ${callingHours.to - 12} at night: at the next free moment in those hours we ring you.`,
  person: `We have your number. One of our people rings you, between ${callingHours.from} in the morning and ${callingHours.to - 12} at night, as soon as somebody is free.`,
  consent: `Your number is used for this one call and kept to prevent misuse. To withdraw it, say “stop” on the call or write to ${brand.supportEmail}.`,
} as const
