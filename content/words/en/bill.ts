/** A month's bill, line by line. */
export const bill = {
  plan: '{plan} plan',
  inside: '{minutes} minutes included',
  extra: '{minutes} extra minutes × {rate}',
  noExtra: 'No extra minutes',
  used: '{minutes} of {free} used',
  total: 'Total per month',
} as const
