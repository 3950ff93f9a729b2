import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'यह पेज हिन्दी में भी है।',
  accept: 'हिन्दी में पढ़ें',
  decline: 'नहीं, धन्यवाद',
}
