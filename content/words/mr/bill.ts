import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} प्लॅन',
  inside: '{minutes} मिनिटं समाविष्ट',
  extra: '{minutes} जादा मिनिटं × {rate}',
  noExtra: 'जादा मिनिटं नाहीत',
  used: '{free} पैकी {minutes} वापरली',
  total: 'महिन्याचा एकूण खर्च',
}
