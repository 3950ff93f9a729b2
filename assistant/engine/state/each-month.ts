const IN_EACH = /\b(?:in|for|with) each(?: one| of them)?\b(?! (?:plan|call))/i
const MONTHS = /\bmonths?\b/i

/** 'Three months with 1,000 minutes in each': of each month, not of each call. */
export const withMonthNamed = (text: string): string =>
  MONTHS.test(text) && !COUNTED.test(text) ? text.replace(IN_EACH, 'each month') : text
/** Then each is one of those. */
const COUNTED =
  /\b(?:calls?|customers?|orders?|shops?|stores?|branch(?:es)?|outlets?|clinics?|offices?|showrooms?|hotels?|restaurants?|cent(?:re|er)s?)\b/i
