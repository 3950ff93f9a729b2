import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'ఉచిత టెస్ట్ కాల్ పొందండి',
  /** For the worked example of the page. */
  price: 'నెలకు {amount}, లెక్కతో సహా',
  othersHeading: 'ఇతర రంగాలు',
  sumPlan: 'ధరల పేజీలో ఇప్పుడున్న ప్లాన్లతో వేసిన లెక్క.',
  sumLink: 'మీ అంకెలతో చూడండి',
  tryForFree: {
    heading: `${brand.name}ను ఉచితంగా వాడి చూడండి`,
    text: 'మా SaaS ప్లాట్‌ఫామ్‌లో నిమిషాల్లో AI వాయిస్ ఏజెంట్ తయారు చేసుకోండి: టైమింగ్స్, ధరలు, తరచుగా వచ్చే ప్రశ్నలు ఇవ్వండి, నంబర్ ఎంచుకోండి, కాల్ చేయండి.',
    action: 'సంప్రదించండి',
  },
}
