import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'కస్టమర్ సపోర్ట్ కోసం AI\u00a0వాయిస్ ఏజెంట్',
  description: `${facts.name} భారతీయ వ్యాపారాల కోసం పనిచేసే AI ఏజెంట్. వాయిస్, చాట్, ఈమెయిల్‌లో కస్టమర్లకు పదికి పైగా భారతీయ భాషల్లో, పగలూ రాత్రీ జవాబిస్తుంది.`,
  feed: `${facts.name} బ్లాగ్`,
}
