import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'ಗ್ರಾಹಕ ಸೇವೆಗಾಗಿ AI\u00a0ವಾಯ್ಸ್\u00a0ಏಜೆಂಟ್',
  description: `${facts.name} ಭಾರತೀಯ ವ್ಯಾಪಾರಗಳಿಗಾಗಿ ಕೆಲಸ ಮಾಡುವ AI ಏಜೆಂಟ್. ಗ್ರಾಹಕರಿಗೆ ವಾಯ್ಸ್, ಚಾಟ್, ಇಮೇಲ್‌ನಲ್ಲಿ, ಹತ್ತಕ್ಕೂ ಹೆಚ್ಚು ಭಾರತೀಯ ಭಾಷೆಗಳಲ್ಲಿ, ಹಗಲೂ ರಾತ್ರಿಯೂ ಉತ್ತರಿಸುತ್ತದೆ.`,
  feed: `${facts.name} ಬ್ಲಾಗ್`,
}
