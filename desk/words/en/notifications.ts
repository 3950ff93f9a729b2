import { brand } from '#content/facts/brand.ts'

export const notifications = {
  title: `${brand.name} desk`,
  said: {
    enquiry: 'A new enquiry has come in.',
    person: 'A visitor asks for a person.',
    escalated: 'An enquiry is close to its 48 hours.',
    answer: 'A visitor has answered by mail.',
    call: 'A visitor asks for a call.',
    'mail-failed': 'A reply could not be delivered.',
  },
  part: 'Notifications',
  hint: 'Of this browser, while the desk is open and not in view. They say what happened, and nothing that visitors wrote.',
  label:
    'Tell me of new enquiries and answers, of visitors who ask for a person or a call, and of what is nearly due or could not be delivered',
  refused: 'This browser does not allow it. Allow notifications for this site in its settings.',
  impossible: 'This browser shows no notifications of pages.',
} as const
