import { brand } from '../../facts/brand.ts'

export const exampleCalls = {
  head: {
    title: 'Example calls in ten Indian languages',
    description: `What ${brand.name} says on the phone, word for word: ten written calls, from a clinic in Lucknow to a tour desk in Bhubaneswar, each with its English.`,
  },
  heading: 'Ten example calls, word for word',
  lead: 'One in each language: a trade, a town, and one thing done at the end. On the home page you can play them.',
} as const
