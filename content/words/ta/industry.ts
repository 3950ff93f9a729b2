import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'இலவச டெமோ கால்',
  /** For the worked example of the page. */
  price: 'மாதம் {amount}: கணக்கு இதோ',
  othersHeading: 'மற்ற துறைகள்',
  sumPlan: 'கட்டணப் பக்கத்தில் உள்ள பிளான்களின்படி போட்ட கணக்கு.',
  sumLink: 'உங்கள் கணக்கைப் பாருங்கள்',
  tryForFree: {
    heading: `${brand.name}: இலவசமாக முயன்று பாருங்கள்`,
    text: 'எங்கள் SaaS தளத்தில் சில நிமிடங்களில் AI குரல் ஏஜென்ட்டை உருவாக்கலாம்: உங்கள் நேரம், விலை, அடிக்கடி வரும் கேள்விகளைக் கொடுங்கள், ஓர்\u00a0எண்ணைத் தேர்ந்தெடுங்கள், அழைத்துப் பாருங்கள்.',
    action: 'தொடர்பு கொள்ளுங்கள்',
  },
}
