import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'किमती आणि खर्चाचा कॅल्क्युलेटर',
    description:
      'तीन प्लॅन, प्रत्येक जादा मिनिटाला एकच दर, सीटची फी नाही. तुमची मिनिटं टाका आणि बिल टप्प्याटप्प्याने बघा, एका कर्मचाऱ्याच्या खर्चाशेजारी.',
    keywords: ['AI व्हॉइस एजंट किंमत', 'कॉल सेंटर खर्च कॅल्क्युलेटर', 'AI एजंट किंमत रुपयांत'],
  },
  hero: {
    headline: 'पैसे मिनिटांचे, सीटचे नाहीत',
    lead: 'एक मासिक किंमत, त्यात मिनिटं समाविष्ट; त्यानंतर प्रत्येक मिनिटाला एकच दर. सीटची फी नाही.',
  },
  plans: {
    heading: 'प्लॅन',
    from: 'सुरुवातीची किंमत',
    perMonth: 'दरमहा',
    custom: 'कस्टम',
    customNote: 'तुमच्याशी बोलून ठरते',
    formerly: 'आधीची किंमत',
    now: 'आताची किंमत',
    action: 'संपर्क करा',
    minuteFigure: `${rupees(rupeesPerExtraMinute)} प्रति मिनिट`,
    minuteNote: `मोफत मिनिटं संपल्यावरच लागू: ${base.name}\u00a0मध्ये ${count(base.freeMinutes)}, ${pro.name}\u00a0मध्ये ${count(pro.freeMinutes)}.`,
    each: {
      base: {
        summary: 'एकही कॉल चुकू नये अशा एका डेस्कसाठी.',
        points: [
          `${base.freeMinutes} मोफत मिनिटं`,
          'AI व्हॉइस संवाद',
          'बेसिक ॲनालिटिक्स',
          'कॉल रेकॉर्डिंग',
          `एकाच वेळी ${base.concurrentCalls} कॉलपर्यंत`,
          'मोबाइल ॲप सपोर्ट',
        ],
      },
      pro: {
        summary: 'बुकिंग आणि फॉलो-अप करणाऱ्या, आणि लोक का फोन करतात हे जाणून घ्यायचं असलेल्या टीमसाठी.',
        points: [
          `${pro.freeMinutes} मोफत मिनिटं`,
          `${base.name} मधलं सगळं`,
          'ॲडव्हान्स्ड ॲनालिटिक्स',
          'कॉल रेकॉर्डिंग आणि सारांश',
          `एकाच वेळी ${pro.concurrentCalls} कॉलपर्यंत`,
          'अपॉइंटमेंट शेड्युलिंग',
        ],
      },
      enterprise: {
        summary: 'अनेक शाखा, अनेक नंबर आणि तुमच्या अटींसाठी.',
        points: [
          'कस्टम किंमत',
          `${pro.name} मधलं सगळं`,
          'फ्लेक्सिबल प्रायसिंग',
          'मल्टी-एजंट कॉल',
          'अनेक नंबर',
          'फ्लेक्सिबल क्रेडिट',
        ],
      },
    },
  },
  connect: {
    heading: 'आमच्याशी बोला',
    text: 'आम्हाला एका आठवड्याची कॉलची संख्या पाठवा. तुम्हाला सर्वात स्वस्त पडेल तोच प्लॅन आम्ही सांगू, तो छोटा असला तरी.',
    action: 'संपर्क करा',
  },
}
