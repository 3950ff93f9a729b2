const IN_EACH = /\b(?:in|for|with) each(?: one| of them)?\b(?! (?:plan|call))/i
const MONTHS = /\bmonths?\b/i

/** 'Three months with 1,000 minutes in each': of each month, not of each call. */
export const withMonthNamed = (text: string): string =>
  MONTHS.test(text) && !CALLS.test(text) ? text.replace(IN_EACH, 'each month') : text
const CALLS = /\b(?:calls?|customers?|orders?)\b/i
