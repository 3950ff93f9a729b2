import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = 'సరైన 10 అంకెల ఫోన్ నంబర్ ఇవ్వండి.'
const notSent = 'రిక్వెస్ట్ వెళ్లలేదు. మళ్లీ ప్రయత్నించండి.'
const tryLater = 'ఏదో పొరపాటు జరిగింది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.'
const sending = 'పంపుతున్నాం...'
const sent = 'మీ రిక్వెస్ట్ మాకు అందింది!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'తప్పనిసరి వివరాలన్నీ నింపండి.',
  invalidEmail: 'సరైన ఈమెయిల్ అడ్రస్ ఇవ్వండి.',
  invalidPhone: 'సరైన ఫోన్ నంబర్ ఇవ్వండి (కనీసం 10 అంకెలు).',
  invalidTenDigits,
  notTaken: 'ఇందులో కనిపించని, పంపలేని గుర్తులు ఉన్నాయి. మళ్లీ రాయండి.',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'నెట్‌వర్క్ సమస్య. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `మీ రిక్వెస్ట్ మాకు అందింది! ${claims.replyWithinHours} గంటల్లో మిమ్మల్ని సంప్రదిస్తాం.`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'తప్పనిసరి కాదు',
  send: 'ఎంక్వైరీ పంపండి',
  /** On the button, until a field changes. */
  done: 'అందింది',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'ఫారం లోడ్ కాలేదు. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  unsent: 'ఏదీ పోలేదు: మీరు రాసినదంతా ఫారంలోనే ఉంది.',
  retry: 'మళ్లీ ప్రయత్నించండి',
  dialogTitle: 'మాతో మాట్లాడండి',
  dialogTitleAbout: 'మాతో మాట్లాడండి: {subject}',
  /** Goes before the visitor's own words. */
  about: 'విషయం: {topic}',
  confirmed: { title: 'ధన్యవాదాలు', close: 'సరే' },
  /** What the details are for, and how to take them back. */
  consent: `ఈ వివరాలను మీ ఎంక్వైరీకి జవాబివ్వడానికే వాడతాం. వాటిని వెనక్కి తీసుకోవాలంటే ${brand.supportEmail}\u00a0కు\u00a0రాయండి.`,
  privacy: 'ప్రైవసీ పాలసీ',
  /** Said when a message comes near its limit; the rounded one is for screen readers. */
  charactersLeft: 'ఇంకా {count} అక్షరాలు',
  charactersOver: '{count} అక్షరాలు ఎక్కువ',
  charactersLeftRounded: '{count} కంటే తక్కువ అక్షరాలే మిగిలాయి',
  tooLong: 'మరీ పొడవు',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'మీ పేరు', phoneNumber: 'మొబైల్ నంబర్' },
  hint: 'ఇండియా మొబైల్ నంబర్: పది అంకెలు, మొదటిది 6,\u00a07,\u00a08\u00a0లేదా\u00a09.',
  notMobile: 'ఇండియా మొబైల్ నంబర్లకే కాల్ చేయగలం. అవి 6, 7, 8 లేదా 9తో మొదలవుతాయి.',
  missingName: 'మీ పేరు రాయండి.',
  invalidPhone: invalidTenDigits,
  send: 'ఇప్పుడే నాకు కాల్ చేయండి',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} డయల్ చేస్తోంది. నిమిషంలోపు మీ ఫోన్ మోగుతుంది.`,
  queued: `మీరు క్యూలో ఉన్నారు. కాల్స్ ఉదయం ${callingHours.from} నుంచి రాత్రి ${callingHours.to - 12} వరకు వెళ్తాయి: ఆ వేళల్లో లైన్ ఖాళీ కాగానే మీకు కాల్ వస్తుంది.`,
  person: `మీ నంబర్ అందింది. మా టీమ్‌లో ఒకరు మీకు కాల్ చేస్తారు: ఉదయం ${callingHours.from} నుంచి రాత్రి ${callingHours.to - 12} వరకు, ఒకరు ఖాళీ కాగానే.`,
  consent: `మీ నంబర్‌ను ఈ ఒక్క కాల్ కోసమే వాడతాం, దుర్వినియోగాన్ని ఆపడానికి ఉంచుకుంటాం. దాన్ని వెనక్కి తీసుకోవాలంటే కాల్‌లో “స్టాప్” అనండి, లేదా ${brand.supportEmail}\u00a0కు\u00a0రాయండి.`,
}
