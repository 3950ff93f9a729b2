import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'வாடிக்கையாளர் சேவைக்கான AI குரல் ஏஜென்ட்',
  description: `${facts.name}: இந்திய நிறுவனங்களின் வாடிக்கையாளர்களுக்குக் குரல், சாட், இமெயில் வழியாகப் பத்துக்கும் மேற்பட்ட இந்திய மொழிகளில் இரவும் பகலும் பதில் சொல்லும் AI ஏஜென்ட்.`,
  feed: `${facts.name} வலைப்பதிவு`,
}
