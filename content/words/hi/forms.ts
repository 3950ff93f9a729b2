import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = 'कृपया 10 अंकों का सही फ़ोन नंबर लिखें।'
const notSent = 'अनुरोध नहीं जा पाया। कृपया फिर कोशिश करें।'
const tryLater = 'कोई गड़बड़ी हुई। कृपया बाद में फिर कोशिश करें।'
const sending = 'भेज रहे हैं...'
const sent = 'आपका अनुरोध भेज दिया गया है!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'कृपया सभी ज़रूरी जानकारी भरें।',
  invalidEmail: 'कृपया सही ईमेल पता लिखें।',
  invalidPhone: 'कृपया सही फ़ोन नंबर लिखें (कम से कम 10 अंक)।',
  invalidTenDigits,
  notTaken: 'इसमें कुछ ऐसे चिह्न हैं जो दिखते नहीं और भेजे नहीं जा सकते। कृपया इसे फिर से लिखें।',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'नेटवर्क में दिक्कत है। कृपया अपना कनेक्शन देखें और फिर कोशिश करें।',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `आपका अनुरोध हमें मिल गया! हम ${claims.replyWithinHours} घंटे के भीतर आपसे संपर्क करेंगे।`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'ज़रूरी नहीं',
  send: 'पूछताछ भेजें',
  /** On the button, until a field changes. */
  done: 'भेज दी गई',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'फ़ॉर्म लोड नहीं हो पाया। कृपया अपना कनेक्शन देखें और फिर कोशिश करें।',
  unsent: 'कुछ नहीं खोया: आपने जो लिखा, वह फ़ॉर्म में ही है।',
  retry: 'फिर कोशिश करें',
  dialogTitle: 'हमसे बात करें',
  dialogTitleAbout: 'हमसे बात करें: {subject}',
  /** Goes before the visitor's own words. */
  about: 'विषय: {topic}',
  confirmed: { title: 'धन्यवाद', close: 'ठीक है' },
  /** What the details are for, and how to take them back. */
  consent: `यह जानकारी हम सिर्फ़ आपकी पूछताछ का जवाब देने के लिए इस्तेमाल करते हैं। इसे वापस लेना हो तो ${brand.supportEmail} पर लिखें।`,
  privacy: 'प्राइवेसी पॉलिसी',
  charactersLeft: '{count} अक्षर बाकी',
  charactersOver: '{count} अक्षर ज़्यादा',
  charactersLeftRounded: '{count} से कम अक्षर बाकी',
  tooLong: 'बहुत लंबा',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'आपका नाम', phoneNumber: 'मोबाइल नंबर' },
  hint: 'भारत का मोबाइल नंबर: दस अंक, पहला अंक 6, 7, 8 या 9।',
  notMobile: 'कॉल सिर्फ़ भारत के मोबाइल नंबरों पर जा सकती है। वे 6, 7, 8 या 9 से शुरू होते हैं।',
  missingName: 'कृपया अपना नाम लिखें।',
  invalidPhone: invalidTenDigits,
  send: 'मुझे अभी कॉल करें',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} कॉल लगा रही है। एक मिनट के भीतर आपका फ़ोन बजना चाहिए।`,
  queued: `आपका नंबर कतार में है। कॉल सुबह ${callingHours.from} से रात ${callingHours.to - 12} बजे के बीच जाती हैं: इसी बीच लाइन खाली होते ही आपको कॉल आएगी।`,
  person: `आपका नंबर मिल गया। हमारी टीम से कोई आपको कॉल करेगा: सुबह ${callingHours.from} से रात ${callingHours.to - 12} बजे के बीच, फ़ुरसत मिलते ही।`,
  consent: `आपका नंबर इसी एक कॉल के लिए इस्तेमाल होता है, और गलत इस्तेमाल रोकने के लिए रखा जाता है। इसे वापस लेना हो तो कॉल पर “स्टॉप” कहें या ${brand.supportEmail} पर लिखें।`,
}
