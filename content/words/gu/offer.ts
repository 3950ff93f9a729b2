import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'આ પેજ ગુજરાતીમાં પણ છે.',
  accept: 'ગુજરાતીમાં વાંચો',
  decline: 'ના, આભાર',
}
