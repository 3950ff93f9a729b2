import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'तुमच्या महिन्याचा खर्च किती येईल?',
  lead: 'स्लायडर सरकवा किंवा तुमचे आकडे टाका. हिशोब तुमच्यासमोरच होतो आणि या पेजच्या लिंकमध्ये राहतो, म्हणजे तुम्ही तो सहकाऱ्याला पाठवू शकता.',
  minutes: { label: 'महिन्याची मिनिटं', hint: 'सगळे कॉल मिळून' },
  calls: { label: 'एकाच वेळी कॉल', hint: 'सर्वात गर्दीच्या तासात' },
  recommended: 'तुमचा प्लॅन',
  action: '{plan} हवा: दरमहा {amount}',
  actionCustom: `${enterprise.name} ची किंमत विचारा`,
  /** What the enquiry carries. */
  topic: '{plan}, महिन्याला {minutes} मिनिटं, एकाच वेळी {calls} कॉल, {amount}',
  print: 'कोटेशन PDF मध्ये',
  quotation: 'एका महिन्याचं कोटेशन',
  quotationNote: 'किमती प्रिंटच्या दिवशी साइटवर असलेल्याच आहेत. आम्ही दुजोरा दिल्यावरच त्या पक्क्या.',
  copy: 'या हिशोबाची लिंक कॉपी करा',
  copied: 'लिंक कॉपी झाली.',
  notCopied: 'लिंक कॉपी झाली नाही. ती वर ॲड्रेस बारमध्ये आहे.',
  custom: 'किंमत तुमच्याशी बोलून',
  customText: `एकाच वेळी ${count(pro.concurrentCalls)} पेक्षा जास्त कॉलसाठी ${enterprise.name} लागतो: जितके फोन करणारे तितक्या लाइन, आणि मिनिटाचा दर तुमच्या कॉलच्या संख्येनुसार.`,
  reasons: {
    cheapest: 'इतक्या मिनिटांसाठी हाच प्लॅन स्वस्त.',
    lines: 'इतक्या लाइन सर्वात आधी याच प्लॅनमध्ये मिळतात.',
  },
  people: {
    heading: 'माणसं नेमण्याच्या तुलनेत',
    one: 'एक कर्मचारी',
    many: '{count} कर्मचारी, एकाच वेळी येणाऱ्या प्रत्येक कॉलसाठी एक',
    each: `प्रत्येकी दरमहा ${rupees(traditionalRupeesPerAgent)}`,
    saved: 'दर महिन्याला {amount} कमी.',
    dearer: `पगारापेक्षा {amount} जास्त. इतके कॉल असतील तर आम्हाला ${enterprise.name} बद्दल विचारा, किंवा काही कॉल तुमच्या माणसांना घेऊ द्या.`,
  },
}
