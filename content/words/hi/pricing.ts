import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'कीमतें और खर्च का कैलकुलेटर',
    description:
      'तीन प्लान, हर अतिरिक्त मिनट का एक ही रेट, सीट की कोई फ़ीस नहीं। अपने मिनट लिखें और बिल कदम-दर-कदम देखें, एक कर्मचारी के खर्च के साथ।',
    keywords: ['AI वॉइस एजेंट की कीमत', 'कॉल सेंटर खर्च कैलकुलेटर', 'AI एजेंट कीमत रुपये में'],
  },
  hero: {
    headline: 'पैसे मिनटों के, सीटों के नहीं',
    lead: 'एक मासिक कीमत, जिसमें मिनट शामिल हैं; उसके बाद हर मिनट का एक ही रेट। सीट की कोई फ़ीस नहीं।',
  },
  plans: {
    heading: 'प्लान',
    from: 'शुरुआती कीमत',
    perMonth: 'प्रति माह',
    custom: 'कस्टम',
    customNote: 'आपसे बात करके तय',
    formerly: 'पहले की कीमत',
    now: 'अब की कीमत',
    action: 'संपर्क करें',
    minuteFigure: `${rupees(rupeesPerExtraMinute)} प्रति मिनट`,
    minuteNote: `मुफ़्त मिनट खत्म होने के बाद ही लगता है: ${base.name} में ${count(base.freeMinutes)}, ${pro.name} में ${count(pro.freeMinutes)}।`,
    each: {
      base: {
        summary: 'उस एक डेस्क के लिए, जिसकी कोई कॉल छूटनी नहीं चाहिए।',
        points: [
          `${base.freeMinutes} मुफ़्त मिनट`,
          'AI वॉइस बातचीत',
          'बेसिक एनालिटिक्स',
          'कॉल रिकॉर्डिंग',
          `एक साथ ${base.concurrentCalls} कॉल तक`,
          'मोबाइल ऐप सपोर्ट',
        ],
      },
      pro: {
        summary: 'उस टीम के लिए, जो बुकिंग और फ़ॉलो-अप करती है और जानना चाहती है कि लोग क्यों कॉल करते हैं।',
        points: [
          `${pro.freeMinutes} मुफ़्त मिनट`,
          `${base.name} का सब कुछ`,
          'एडवांस्ड एनालिटिक्स',
          'कॉल रिकॉर्डिंग और सार',
          `एक साथ ${pro.concurrentCalls} कॉल तक`,
          'अपॉइंटमेंट शेड्यूलिंग',
        ],
      },
      enterprise: {
        summary: 'कई शाखाओं, कई नंबरों और आपकी अपनी शर्तों के लिए।',
        points: [
          'कस्टम कीमत',
          `${pro.name} का सब कुछ`,
          'फ़्लेक्सिबल प्राइसिंग',
          'मल्टी-एजेंट कॉल',
          'कई नंबर',
          'फ़्लेक्सिबल क्रेडिट',
        ],
      },
    },
  },
  connect: {
    heading: 'हमसे बात करें',
    text: 'हमें एक हफ़्ते की कॉल की गिनती भेजें। हम वही प्लान बताएँगे जो आपको सबसे सस्ता पड़े, चाहे वह छोटा\u00a0वाला\u00a0ही हो।',
    action: 'संपर्क करें',
  },
}
