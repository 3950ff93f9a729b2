import { brand } from '../../facts/brand.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages = {
  enquiry: {
    title: 'Send an enquiry',
    description: 'Tell us what your customers call about, and we will answer by phone or email.',
    heading: 'Connect With Us',
  },
  demoCall: {
    title: 'Get a free test call',
    description: `Leave your mobile number, and hear ${brand.name} on the phone within a minute.`,
    heading: 'Get a free test call',
  },
  enquiryThanks: {
    title: 'Your enquiry was sent',
    description: 'We have your enquiry and will answer it within the time that this page states.',
    heading: 'Thank you',
  },
  demoCallThanks: {
    title: 'Your test call is on its way',
    description: 'We have your mobile number and will call it as this page states. Keep it near.',
    heading: 'Thank you',
  },
  reference: 'Your reference: {id}',
  action: 'Return To HomePage',
  /** Said above a form that could not be taken, whatever was typed. */
  problems: {
    notFromHere: 'This did not come from our page, so nothing was sent. Please send it from here.',
    tooMany: 'Too many requests came from your connection. Please try again later.',
    unexpected: 'An error occurred. Please try again later.',
    notStored: 'We cannot store anything right now. Please try again in a minute.',
    tooLarge: 'That is too long to be sent. Please write less.',
    paused: 'Test calls are paused at the moment. Please try again later.',
    notWanted: 'This number has asked not to be called.',
    notDialled: 'The call could not be placed. Please try again in a minute.',
  },
} as const
