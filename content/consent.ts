import { brand } from './brand.ts'

/** The line under each form: what the details are for, and how to take them back. */
export const consent = {
  enquiry: `We use these details only to answer your enquiry. To withdraw them, write to ${brand.supportEmail}.`,
  demoCall: `Your number is used for this one call and kept to prevent misuse. To withdraw it, say “stop” on the call or write to ${brand.supportEmail}.`,
} as const
