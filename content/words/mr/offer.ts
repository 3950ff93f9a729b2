import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'हे पेज मराठीतही आहे.',
  accept: 'मराठीत वाचा',
  decline: 'नको, धन्यवाद',
}
