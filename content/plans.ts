export type Plan = {
  id: 'base' | 'pro' | 'enterprise'
  name: string
  /** Rupees a month; null means the price is agreed for each customer. */
  monthly: number | null
  /** True when the price is a starting price. */
  from: boolean
  /** The former price, shown struck through. */
  wasMonthly: number | null
  freeMinutes: number | null
  concurrentCalls: number | null
  summary: string
  points: readonly string[]
}

export const plans = [
  {
    id: 'base',
    name: 'Base',
    monthly: 3999,
    from: true,
    wasMonthly: null,
    freeMinutes: 150,
    concurrentCalls: 2,
    summary: 'For one desk that must never miss a call.',
    points: [
      '150 free minutes',
      'AI voice communication',
      'Basic analytics',
      'Call recording',
      'Up to 2 concurrent calls',
      'Mobile application support',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    monthly: 5999,
    from: false,
    wasMonthly: 9999,
    freeMinutes: 500,
    concurrentCalls: 5,
    summary: 'For a team that books, follows up and wants to know why people call.',
    points: [
      '500 free minutes',
      'Everything in Base',
      'Advanced analytics',
      'Call recording and summary',
      'Up to 5 concurrent calls',
      'Appointment scheduling',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthly: null,
    from: false,
    wasMonthly: null,
    freeMinutes: null,
    concurrentCalls: null,
    summary: 'For many branches, many numbers and your own terms.',
    points: [
      'Custom pricing',
      'Everything in Pro',
      'Flexible pricing',
      'Multiagent calls',
      'Multiple numbers',
      'Flexible credits',
    ],
  },
] as const satisfies readonly Plan[]

export type PlanId = Plan['id']

/** Rupees for each minute beyond the free ones. */
export const rupeesPerExtraMinute = 7

/** What one human agent costs a month, in rupees: the figure every comparison uses. */
export const traditionalRupeesPerAgent = 25000

export const currency = 'INR'
