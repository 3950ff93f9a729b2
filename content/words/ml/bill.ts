import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} പ്ലാൻ',
  inside: '{minutes}\u00a0മിനിറ്റ് ഉൾപ്പെടെ',
  extra: '{minutes}\u00a0അധിക മിനിറ്റ് ×\u00a0{rate}',
  noExtra: 'അധിക മിനിറ്റില്ല',
  used: '{free}ൽ {minutes} ഉപയോഗിച്ചു',
  total: 'മാസം ആകെ',
}
