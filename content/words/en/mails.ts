import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'

/** What visitors are sent. */
export const mails = {
  confirmation: {
    subject: `We have your enquiry, and thank you for writing to ${brand.name}`,
    paragraphs: [
      'Hello,',
      `thank you for writing to ${brand.name}. Your enquiry has reached us, and one of us will answer within ${claims.replyWithinHours} hours, by {replyBy} at the latest.`,
      `If something is urgent, or you would like to add to it, just answer this mail or write to ${brand.supportEmail}. Please mention the reference {reference}.`,
      'If you did not write to us, somebody may have mistyped an address. You need do nothing: we will not write again unless you ask us to.',
      `With kind regards\nThe ${brand.name} team`,
    ],
  },
} as const
