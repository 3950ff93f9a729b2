/** A month's bill, line by line. */
export const bill = {
  plan: '{plan} plan',
  inside: '{minutes} minutes inside',
  extra: '{minutes} extra minutes × {rate}',
  noExtra: 'No extra minutes',
  used: '{minutes} of {free} used',
  total: 'A month, in all',
} as const
