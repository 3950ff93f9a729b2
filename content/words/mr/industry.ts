import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'मोफत टेस्ट कॉल मिळवा',
  /** For the worked example of the page. */
  price: 'दरमहा {amount}, पूर्ण हिशोबासह',
  othersHeading: 'इतर व्यवसाय',
  sumPlan: 'हिशोब किमतींच्या पेजवरच्या प्लॅननुसारच आहे.',
  sumLink: 'तुमचे आकडे टाकून बघा',
  tryForFree: {
    heading: `${brand.name} मोफत वापरून बघा`,
    text: 'आमच्या SaaS प्लॅटफॉर्मवर काही मिनिटांत AI व्हॉइस एजंट बनवा: तुमच्या वेळा, किमती आणि नेहमीचे प्रश्न द्या, नंबर निवडा आणि फोन करून बघा.',
    action: 'संपर्क करा',
  },
}
