import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What the business says of itself in a line and in a sentence. */
export const brand: Words['brand'] = {
  tagline: 'കസ്റ്റമർ സപ്പോർട്ടിന് AI\u00a0വോയ്സ്\u00a0ഏജന്റ്',
  description: `${facts.name}: ഇന്ത്യൻ ബിസിനസുകളുടെ കസ്റ്റമേഴ്സിന് ഫോണിലും ചാറ്റിലും ഇമെയിലിലും, പത്തിലേറെ ഇന്ത്യൻ ഭാഷകളിൽ, രാവും പകലും മറുപടി നൽകുന്ന AI ഏജന്റ്.`,
  feed: `${facts.name} ബ്ലോഗ്`,
}
