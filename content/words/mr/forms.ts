import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = 'कृपया 10 अंकी योग्य फोन नंबर लिहा.'
const notSent = 'विनंती पाठवता आली नाही. कृपया पुन्हा प्रयत्न करा.'
const tryLater = 'काहीतरी चूक झाली. कृपया नंतर पुन्हा प्रयत्न करा.'
const sending = 'पाठवत आहे...'
const sent = 'तुमची विनंती पाठवली!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'कृपया सर्व आवश्यक माहिती भरा.',
  invalidEmail: 'कृपया योग्य ईमेल पत्ता लिहा.',
  invalidPhone: 'कृपया योग्य फोन नंबर लिहा (किमान 10 अंक).',
  invalidTenDigits,
  notTaken: 'यात काही चिन्हं अशी आहेत जी दिसत नाहीत आणि पाठवताही येत नाहीत. कृपया पुन्हा लिहा.',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'नेटवर्कमध्ये अडचण आहे. कृपया तुमचं कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `तुमची विनंती आम्हाला मिळाली! आम्ही ${claims.replyWithinHours}\u00a0तासांत तुमच्याशी संपर्क करू.`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'ऐच्छिक',
  send: 'चौकशी पाठवा',
  /** On the button, until a field changes. */
  done: 'पाठवली',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'फॉर्म लोड झाला नाही. कृपया तुमचं कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  unsent: 'काहीही हरवलेलं नाही: तुम्ही लिहिलेलं फॉर्ममध्येच आहे.',
  retry: 'पुन्हा प्रयत्न करा',
  dialogTitle: 'आमच्याशी बोला',
  dialogTitleAbout: 'आमच्याशी बोला: {subject}',
  /** Goes before the visitor's own words. */
  about: 'विषय: {topic}',
  confirmed: { title: 'धन्यवाद', close: 'ठीक आहे' },
  /** What the details are for, and how to take them back. */
  consent: `ही माहिती आम्ही फक्त तुमच्या चौकशीला उत्तर देण्यासाठी वापरतो. ती परत घ्यायची असेल तर ${brand.supportEmail} वर लिहा.`,
  privacy: 'गोपनीयता धोरण',
  charactersLeft: '{count} अक्षरं बाकी',
  charactersOver: '{count} अक्षरं जास्त',
  charactersLeftRounded: '{count} पेक्षा कमी अक्षरं बाकी',
  tooLong: 'खूप मोठं',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'तुमचं नाव', phoneNumber: 'मोबाइल नंबर' },
  hint: 'भारतातला मोबाइल नंबर: दहा अंक, पहिला 6, 7, 8 किंवा 9.',
  notMobile: 'फक्त भारतातल्या मोबाइल नंबरवर कॉल करता येतो. ते 6, 7, 8 किंवा 9\u00a0ने सुरू होतात.',
  missingName: 'कृपया तुमचं नाव लिहा.',
  invalidPhone: invalidTenDigits,
  send: 'मला आत्ता फोन करा',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} फोन लावते आहे. एका मिनिटात तुमचा फोन वाजायला हवा.`,
  queued: `तुमचा नंबर रांगेत आहे. कॉल सकाळी ${callingHours.from} ते रात्री ${callingHours.to - 12} या वेळेत जातात: या वेळेत लाइन मोकळी होताच तुम्हाला कॉल येईल.`,
  person: `तुमचा नंबर मिळाला. आमच्या टीममधून कोणीतरी तुम्हाला कॉल करेल: सकाळी ${callingHours.from} ते रात्री ${callingHours.to - 12} या वेळेत, कोणी मोकळं होताच.`,
  consent: `तुमचा नंबर याच एका कॉलसाठी वापरला जातो आणि गैरवापर टाळण्यासाठी ठेवला जातो. तो परत घ्यायचा असेल तर कॉलवर “स्टॉप” म्हणा किंवा ${brand.supportEmail} वर लिहा.`,
}
