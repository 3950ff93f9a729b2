import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = '10 આંકડાનો સાચો ફોન નંબર લખો.'
const notSent = 'વિનંતી મોકલી શકાઈ નહીં. ફરી પ્રયત્ન કરો.'
const tryLater = 'કંઈક ભૂલ થઈ. થોડી વાર પછી ફરી પ્રયત્ન કરો.'
const sending = 'મોકલાય છે...'
const sent = 'તમારી વિનંતી મોકલાઈ ગઈ છે!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'બધી જરૂરી વિગતો ભરો.',
  invalidEmail: 'સાચું ઈમેલ એડ્રેસ લખો.',
  invalidPhone: 'સાચો ફોન નંબર લખો (ઓછામાં ઓછા 10 આંકડા).',
  invalidTenDigits,
  notTaken: 'આમાં એવાં ચિહ્નો છે જે દેખાતાં નથી અને મોકલી શકાતાં નથી. ફરી લખો.',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'નેટવર્કમાં ગરબડ છે. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો.',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `તમારી વિનંતી મળી ગઈ છે! અમે ${claims.replyWithinHours}\u00a0કલાકની અંદર તમારો સંપર્ક કરીશું.`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'મરજિયાત',
  send: 'પૂછપરછ મોકલો',
  /** On the button, until a field changes. */
  done: 'મોકલ્યું',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'ફોર્મ ખૂલી શક્યું નહીં. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો.',
  unsent: 'કશું ખોવાયું નથી: તમે લખેલું હજી ફોર્મમાં\u00a0જ છે.',
  retry: 'ફરી પ્રયત્ન કરો',
  dialogTitle: 'અમારો સંપર્ક કરો',
  dialogTitleAbout: 'અમારો સંપર્ક કરો: {subject}',
  /** Goes before the visitor's own words. */
  about: 'વિષય: {topic}',
  confirmed: { title: 'આભાર', close: 'બરાબર' },
  /** What the details are for, and how to take them back. */
  consent: `આ વિગતો અમે ફક્ત તમારી પૂછપરછનો જવાબ આપવા વાપરીએ છીએ. પાછી લેવી હોય તો ${brand.supportEmail} પર લખો.`,
  privacy: 'પ્રાઇવસી પોલિસી',
  /** Said when a message comes near its limit; the rounded one is for screen readers. */
  charactersLeft: '{count} અક્ષર બાકી',
  charactersOver: '{count} અક્ષર વધારે',
  charactersLeftRounded: '{count}થી ઓછા અક્ષર બાકી',
  tooLong: 'બહુ લાંબું',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'તમારું નામ', phoneNumber: 'મોબાઇલ નંબર' },
  hint: 'ભારતનો મોબાઇલ નંબર: દસ આંકડા, પહેલો આંકડો 6, 7, 8 કે 9.',
  notMobile: 'ફક્ત ભારતના મોબાઇલ નંબર પર કોલ થઈ શકે. એ 6, 7, 8 કે 9થી શરૂ થાય છે.',
  missingName: 'તમારું નામ લખો.',
  invalidPhone: invalidTenDigits,
  send: 'મને હમણાં કોલ કરો',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} નંબર જોડે છે. એક મિનિટમાં તમારો ફોન રણકવો જોઈએ.`,
  queued: `તમારો નંબર લાઇનમાં છે. કોલ સવારે ${callingHours.from}થી રાતે ${callingHours.to - 12} વચ્ચે થાય છે: એ સમયમાં લાઇન ખાલી થતાં\u00a0જ તમને કોલ આવશે.`,
  person: `તમારો નંબર મળ્યો. અમારી ટીમમાંથી કોઈ તમને કોલ કરશે: સવારે ${callingHours.from}થી રાતે ${callingHours.to - 12} વચ્ચે, કોઈ ફ્રી થતાં\u00a0જ.`,
  consent: `તમારો નંબર આ એક\u00a0જ કોલ માટે વપરાય છે, અને દુરુપયોગ રોકવા સચવાય છે. પાછો લેવો હોય તો કોલ પર “સ્ટોપ” બોલો અથવા ${brand.supportEmail} પર લખો.`,
}
