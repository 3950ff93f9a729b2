import { brand } from '../../facts/brand.ts'
import { partOf } from '../part-of.ts'
import { enquiryFields } from './enquiry-fields.ts'

/** What is stored about a visitor, for the visitor. */
export const myData = {
  head: {
    title: 'Your data',
    description: `See exactly what ${brand.name} has stored about you, and delete it.`,
  },
  heading: 'What we have stored about you',
  lead: 'The email that confirmed your enquiry has a link. It opens everything we have stored about you on this page, and lets you delete it at once.',
  needsScript: `To show and delete it, this page needs JavaScript. You can also answer that email, or write to ${brand.supportEmail}: we do it for you.`,

  again: {
    heading: 'Have the link sent again',
    text: 'Give the reference from that email and the email address you wrote with. The link goes to that address and to no other.',
    labels: { reference: 'Reference', email: 'Email' },
    send: 'Send me the link',
    sending: 'Sending...',
    missing: { reference: 'Please enter the reference.', email: 'Please enter your email.' },
  },
  /** What became of the request. The first says the same whether or not the two belong together. */
  answers: {
    accepted:
      'If the reference and the address belong together, the link is on its way. It comes within a few minutes; please look among unwanted mail too.',
    incomplete: 'Please enter both the reference and your email.',
    'no-mail': `This site sends no mail at the moment, so no link can come. Please write to ${brand.supportEmail} with your reference, from the address you used.`,
    'too-many': 'That was asked too often from your connection. Please try again in an hour.',
    failed: 'Something went wrong. Please try again in a moment.',
  },

  opening: 'Opening what is stored …',
  unknown:
    'This link is too old, or nothing is stored under it any more. You can have a new one sent.',
  unreachable: 'What is stored could not be fetched. Please check your connection and try again.',
  tryAgain: 'Try again',

  kinds: { enquiries: 'Enquiries', calls: 'Demo calls', chats: 'Chats' },
  nothing: 'None.',
  keptUntil: 'Kept until',
  enquiry: {
    reference: 'Reference',
    received_at: 'Received',
    ...partOf(enquiryFields, 'shown'),
    page: 'Page it was sent from',
    language: 'Language of the page',
    address: 'Address of the connection',
    flagged: 'Taken for the work of a program',
    deliveries: 'Sent about it',
    written: 'Written since',
    own_notes: 'Our own notes',
  },
  call: {
    reference: 'Reference',
    requested_at: 'Asked for',
    phone: 'Number',
    status: 'State',
    language: 'Language of the page',
    address: 'Address of the connection',
    words: 'What was said',
  },
  hiddenNotes: `What our team noted for its own work on it is not shown here. Write to ${brand.supportEmail} to have it. Deleting deletes it too.`,
  hiddenWords:
    'Asked for from another connection: its words are not shown here, since anybody can write a number into a form. Deleting deletes them too.',
  /** How what we send is called, and what became of it. */
  channels: {
    notify: 'Mail to our team',
    confirm: 'Receipt to you',
    link: 'Link to you',
    webhook: 'Copy to our records',
  },
  deliveryStates: { pending: 'waits', sent: 'sent', dead: 'given up' },
  callStates: {
    queued: 'waits to be called',
    dialling: 'being dialled',
    calling: 'being called',
    ended: 'called',
    failed: 'not reached',
    unknown: 'not known whether it rang',
    suppressed: 'not called, as you wished',
    flagged: 'not called: taken for the work of a program',
  },
  chat: {
    used_at: 'Last used',
    messages: 'Messages',
    files: 'Files',
    file: '{name} ({size} bytes)',
  },
  speakers: { user: 'You', model: brand.name, person: `Somebody of ${brand.name}` },
  none: 'none',
  yes: 'yes',

  deletion: {
    heading: 'Delete it',
    text: 'Everything above goes at once, for good, with its transcripts, files and mails that still wait. What stays is a line with the reference, the time and that you asked for it. We are told to delete our mails about it. If you asked never to be called, your number stays on that list.',
    ask: 'Delete everything',
    sure: 'Yes, delete it for good',
    back: 'Keep it',
    deleting: 'Deleting...',
    done: 'It is deleted. Nothing of it can be brought back.',
    failed: 'It could not be deleted right now. Please try again in a moment.',
  },
} as const
