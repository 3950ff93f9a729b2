import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const brand: Words['brand'] = {
  tagline: 'कस्टमर सपोर्टसाठी AI\u00a0व्हॉइस\u00a0एजंट',
  description: `${facts.name} ही भारतीय व्यवसायांच्या ग्राहकांना कॉल, चॅट आणि ईमेलवर उत्तर देणारी AI एजंट आहे: दहाहून अधिक भारतीय भाषांत, दिवस-रात्र.`,
  feed: `${facts.name} ब्लॉग`,
}
