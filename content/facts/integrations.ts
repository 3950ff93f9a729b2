/** What the product connects to; each has words in every language. */
export const integrations = [
  'crm',
  'help-desk',
  'knowledge-base',
  'e-commerce',
  'messaging',
  'custom-api',
] as const

export type Integration = (typeof integrations)[number]
