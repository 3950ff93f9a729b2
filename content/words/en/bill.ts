/** A month's bill, line by line. */
export const bill = {
  plan: '{plan} plan',
  inside: '{minutes}\u00a0minutes included',
  extra: '{minutes}\u00a0extra minutes ×\u00a0{rate}',
  noExtra: 'No extra minutes',
  used: '{minutes} of {free} used',
  total: 'Total per month',
} as const
