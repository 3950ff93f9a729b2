import { brand } from '../../facts/brand.ts'

/** What all industry pages say alike. */
export const industry = {
  othersHeading: 'Other desks it works at',
  sumPlan: 'Worked with the plans as they stand on the pricing page.',
  sumLink: 'Try your own numbers',
  tryForFree: {
    heading: `Try ${brand.name} for free`,
    text: 'Build an AI voice agent on our SaaS platform in minutes: give it your timings, prices and common questions, choose a number, and call it.',
    action: 'Contact Us',
  },
} as const
