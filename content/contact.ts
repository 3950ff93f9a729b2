import { homePath } from './page-info.ts'

export const contactForm = {
  /** Where the form stands, for pages that have none of their own. */
  path: `${homePath}#contact`,
  labels: {
    name: 'Your name',
    companyName: 'Company',
    email: 'Email',
    phoneNumber: 'Phone number',
    query: 'What do your customers call about?',
  },
  optional: 'optional',
  send: 'Send enquiry',
  notLoaded: 'The form could not be loaded. Please check your connection and try again.',
  unsent: 'Nothing is lost: your words are still in the form.',
  retry: 'Try again',
  privacy: { label: 'Privacy Policy', to: '/privacy' },
} as const

export const contactDialogTitle = 'Connect With Us'

export const confirmation = { title: 'Thank you', close: 'OK' } as const

export const demoCallForm = {
  labels: { name: 'Your name', phoneNumber: 'Mobile number' },
  missingName: 'Please enter your name.',
  send: 'Call me now',
  calling: 'Adya is dialling. Your phone should ring within a minute.',
  queued: 'You are in line. Calls go out between 9 in the morning and 9 at night.',
} as const

/** Said when a message comes near its limit; the rounded one is for screen readers. */
export const charactersLeft = {
  exact: (left: number) => (left >= 0 ? `${left} characters left` : `${-left} characters too many`),
  rounded: (left: number) =>
    left >= 0 ? `Fewer than ${Math.floor(left / 100) * 100 + 100} characters left` : 'Too long',
} as const
