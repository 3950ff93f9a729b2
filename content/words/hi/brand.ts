import { brand as facts } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

export const brand: Words['brand'] = {
  tagline: 'कस्टमर सपोर्ट के लिए AI\u00a0वॉइस एजेंट',
  description: `${facts.name} भारतीय कारोबारों के ग्राहकों को कॉल, चैट और ईमेल पर जवाब देने वाली AI एजेंट है: दस से ज़्यादा भारतीय भाषाओं में, दिन-रात।`,
  feed: `${facts.name} ब्लॉग`,
}
