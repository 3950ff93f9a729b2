import type { Words } from '../words.ts'

/** Offered once to who prefers this language and reads another. */
export const offer: Words['offer'] = {
  text: 'ਇਹ ਪੇਜ ਪੰਜਾਬੀ ਵਿੱਚ ਵੀ ਹੈ।',
  accept: 'ਪੰਜਾਬੀ ਵਿੱਚ ਪੜ੍ਹੋ',
  decline: 'ਨਹੀਂ, ਧੰਨਵਾਦ',
}
