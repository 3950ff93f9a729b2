import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'मुफ़्त टेस्ट कॉल पाएँ',
  /** For the worked example of the page. */
  price: '{amount} प्रति माह, पूरे हिसाब के साथ',
  othersHeading: 'दूसरे कारोबार',
  sumPlan: 'हिसाब उन्हीं प्लान से है जो कीमतों वाले पेज पर हैं।',
  sumLink: 'अपने आँकड़े डालकर देखें',
  tryForFree: {
    heading: `${brand.name} मुफ़्त आज़माएँ`,
    text: 'हमारे SaaS प्लैटफ़ॉर्म पर मिनटों में AI वॉइस एजेंट बनाएँ: अपना समय, कीमतें और आम सवाल डालें, नंबर चुनें, और कॉल करके देखें।',
    action: 'संपर्क करें',
  },
}
