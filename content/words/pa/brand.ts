import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'ਕਸਟਮਰ ਸਪੋਰਟ ਲਈ AI\u00a0ਵੌਇਸ\u00a0ਏਜੰਟ',
  description: `${facts.name} ਭਾਰਤ ਦੇ ਕਾਰੋਬਾਰਾਂ ਲਈ AI ਏਜੰਟ ਹੈ, ਜੋ ਦਸ ਤੋਂ ਵੱਧ ਭਾਰਤੀ ਭਾਸ਼ਾਵਾਂ ਵਿੱਚ, ਦਿਨ-ਰਾਤ, ਗਾਹਕਾਂ ਨੂੰ ਕਾਲ, ਚੈਟ ਅਤੇ ਈਮੇਲ ’ਤੇ ਜਵਾਬ ਦਿੰਦੀ ਹੈ।`,
  feed: `${facts.name} ਬਲੌਗ`,
}
