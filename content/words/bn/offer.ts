import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'এই পেজটি বাংলাতেও আছে।',
  accept: 'বাংলায় পড়ুন',
  decline: 'না, থাক',
}
