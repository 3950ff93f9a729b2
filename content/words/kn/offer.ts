import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'ಈ ಪುಟ ಕನ್ನಡದಲ್ಲೂ ಇದೆ.',
  accept: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ',
  decline: 'ಬೇಡ, ಥ್ಯಾಂಕ್ಸ್',
}
