import type { Words } from '../words.ts'

/** A month's bill, line by line. */
export const bill: Words['bill'] = {
  plan: '{plan} પ્લાન',
  inside: '{minutes} મિનિટ સામેલ',
  extra: '{minutes} વધારાની મિનિટ × {rate}',
  noExtra: 'વધારાની મિનિટ નથી',
  used: '{free}માંથી {minutes} વપરાઈ',
  total: 'મહિનાનો કુલ ખર્ચ',
}
