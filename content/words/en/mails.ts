import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'Hello,'
const regards = `With kind regards\nThe ${brand.name} team`

/** What visitors are sent. */
export const mails = {
  /** What one of us answers to an enquiry; the words are theirs. */
  reply: { subject: `Re: Your enquiry to ${brand.name}` },
  /** Thanks for an enquiry, and says what is stored of it. */
  confirmation: {
    subject: `We have your enquiry, and thank you for writing to ${brand.name}`,
    opening: [
      hello,
      `thank you for writing to ${brand.name}. Your enquiry has reached us, and one of us will answer within ${claims.replyWithinHours} hours, by {replyBy} at the latest.`,
      'This mail is your receipt.',
    ],
    labels: {
      reference: 'Reference',
      received: 'Received',
      stored: 'Stored',
      purpose: 'What for',
      keptUntil: 'Kept until',
    },
    /** What is stored of an enquiry; some of it not with every one. */
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'the time',
      address: 'the address of your connection',
      chat: 'the chat it was sent from',
    },
    purpose: 'to answer your enquiry, and to stop misuse of the form',
    keptUntil: '{until}, then deleted',
    link: 'See exactly what we have stored, or delete it, here:',
    closing: [
      `The link works for ${receiptLinkDays} days, for whoever has it; {page} sends a new one.`,
      `If something is urgent, or you would like to add to it, just answer this mail or write to ${brand.supportEmail}. Please mention the reference.`,
      'If you did not write to us, somebody may have mistyped an address. You need do nothing: we will not write again unless you ask us to.',
      regards,
    ],
  },
  /** The link of a receipt, asked for again. */
  link: {
    subject: `What ${brand.name} has stored about you`,
    hello,
    link: 'you asked for the link to what we have stored under the reference {reference}. It shows everything, and lets you delete it:',
    closing: [
      `The link works for ${receiptLinkDays} days, for whoever has it. If you did not ask for it, you need do nothing.`,
      regards,
    ],
  },
} as const
