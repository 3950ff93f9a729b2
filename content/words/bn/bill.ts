import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} প্ল্যান',
  inside: '{minutes} মিনিট ধরা আছে',
  extra: 'বাড়তি {minutes} মিনিট × {rate}',
  noExtra: 'বাড়তি মিনিট নেই',
  used: '{free}-এর মধ্যে {minutes} খরচ',
  total: 'মাসে মোট',
}
