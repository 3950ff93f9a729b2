import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} प्लान',
  inside: '{minutes} मिनट शामिल',
  extra: '{minutes} अतिरिक्त मिनट × {rate}',
  noExtra: 'कोई अतिरिक्त मिनट नहीं',
  used: '{free} में से {minutes} इस्तेमाल',
  total: 'महीने का कुल खर्च',
}
