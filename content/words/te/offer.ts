import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'ఈ పేజీ తెలుగులో కూడా ఉంది.',
  accept: 'తెలుగులో చదవండి',
  decline: 'వద్దు, థాంక్స్',
}
