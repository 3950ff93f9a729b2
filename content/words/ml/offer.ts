import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'ഈ പേജ് മലയാളത്തിലും ഉണ്ട്.',
  accept: 'മലയാളത്തിൽ വായിക്കൂ',
  decline: 'വേണ്ട, നന്ദി',
}
