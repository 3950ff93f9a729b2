/** What the four industry pages say alike. */
export const industryPage = {
  othersHeading: 'Other desks it works at',
  sumPlan: 'Worked with the plans as they stand on the pricing page.',
  sumLink: 'Try your own numbers',
} as const
