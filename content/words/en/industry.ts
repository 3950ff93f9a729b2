import { brand } from '../../facts/brand.ts'

/** What all industry pages say alike. */
export const industry = {
  action: 'Get a free test call',
  /** For the worked example of the page. */
  price: '{amount} a month, worked out',
  othersHeading: 'Other industries',
  sumPlan: 'Worked with the plans as they stand on the pricing page.',
  sumLink: 'Try your own numbers',
  tryForFree: {
    heading: `Try ${brand.name} for free`,
    text: 'Build an AI voice agent on our SaaS platform in minutes: give it your timings, prices and common questions, choose a number, and call it.',
    action: 'Contact Us',
  },
} as const
