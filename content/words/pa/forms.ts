import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = '10 ਅੰਕਾਂ ਦਾ ਸਹੀ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ।'
const notSent = 'ਬੇਨਤੀ ਨਹੀਂ ਭੇਜੀ ਜਾ ਸਕੀ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।'
const tryLater = 'ਕੋਈ ਗਲਤੀ ਹੋ ਗਈ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।'
const sending = 'ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ...'
const sent = 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਭੇਜ ਦਿੱਤੀ ਗਈ ਹੈ!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'ਸਾਰੇ ਜ਼ਰੂਰੀ ਖ਼ਾਨੇ ਭਰੋ।',
  invalidEmail: 'ਸਹੀ ਈਮੇਲ ਐਡਰੈੱਸ ਲਿਖੋ।',
  invalidPhone: 'ਸਹੀ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ (ਘੱਟੋ-ਘੱਟ 10 ਅੰਕ)।',
  invalidTenDigits,
  notTaken: 'ਇਸ ਵਿੱਚ ਕੁਝ ਅਜਿਹੇ ਨਿਸ਼ਾਨ ਹਨ ਜੋ ਦਿਸਦੇ ਨਹੀਂ ਅਤੇ ਭੇਜੇ ਨਹੀਂ ਜਾ ਸਕਦੇ। ਦੁਬਾਰਾ ਲਿਖੋ।',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'ਨੈੱਟਵਰਕ ਵਿੱਚ ਗੜਬੜ ਹੈ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਦੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `ਤੁਹਾਡੀ ਬੇਨਤੀ ਸਾਨੂੰ ਮਿਲ ਗਈ ਹੈ! ਅਸੀਂ ${claims.replyWithinHours}\u00a0ਘੰਟਿਆਂ ਦੇ ਅੰਦਰ ਤੁਹਾਡੇ ਨਾਲ ਸੰਪਰਕ ਕਰਾਂਗੇ।`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'ਜ਼ਰੂਰੀ ਨਹੀਂ',
  send: 'ਇਨਕੁਆਰੀ ਭੇਜੋ',
  /** On the button, until a field changes. */
  done: 'ਭੇਜ ਦਿੱਤੀ',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'ਫ਼ਾਰਮ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਦੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  unsent: 'ਕੁਝ ਨਹੀਂ ਗੁਆਚਿਆ: ਤੁਹਾਡਾ ਲਿਖਿਆ ਅਜੇ ਵੀ ਫ਼ਾਰਮ ਵਿੱਚ ਹੈ।',
  retry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  dialogTitle: 'ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ',
  dialogTitleAbout: 'ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ: {subject}',
  /** Goes before the visitor's own words. */
  about: 'ਵਿਸ਼ਾ: {topic}',
  confirmed: { title: 'ਧੰਨਵਾਦ', close: 'ਠੀਕ ਹੈ' },
  /** What the details are for, and how to take them back. */
  consent: `ਇਹ ਵੇਰਵਾ ਅਸੀਂ ਸਿਰਫ਼ ਤੁਹਾਡੀ ਇਨਕੁਆਰੀ ਦਾ ਜਵਾਬ ਦੇਣ ਲਈ ਵਰਤਦੇ ਹਾਂ। ਵਾਪਸ ਲੈਣਾ ਹੋਵੇ ਤਾਂ ${brand.supportEmail} ’ਤੇ ਲਿਖੋ।`,
  privacy: 'ਪ੍ਰਾਈਵੇਸੀ ਪਾਲਿਸੀ',
  /** Said when a message comes near its limit; the rounded one is for screen readers. */
  charactersLeft: '{count} ਅੱਖਰ ਬਾਕੀ',
  charactersOver: '{count} ਅੱਖਰ ਵੱਧ',
  charactersLeftRounded: '{count} ਤੋਂ ਘੱਟ ਅੱਖਰ ਬਾਕੀ',
  tooLong: 'ਬਹੁਤ ਲੰਬਾ',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'ਤੁਹਾਡਾ ਨਾਂ', phoneNumber: 'ਮੋਬਾਈਲ ਨੰਬਰ' },
  hint: 'ਭਾਰਤ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ: ਦਸ ਅੰਕ, ਸ਼ੁਰੂ 6,\u00a07,\u00a08\u00a0ਜਾਂ\u00a09\u00a0ਤੋਂ।',
  notMobile: 'ਸਿਰਫ਼ ਭਾਰਤ ਦੇ ਮੋਬਾਈਲ ਨੰਬਰਾਂ ’ਤੇ ਕਾਲ ਹੋ ਸਕਦੀ ਹੈ। ਇਹ 6, 7, 8 ਜਾਂ 9 ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ।',
  missingName: 'ਆਪਣਾ ਨਾਂ ਲਿਖੋ।',
  invalidPhone: invalidTenDigits,
  send: 'ਮੈਨੂੰ ਹੁਣੇ ਕਾਲ ਕਰੋ',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} ਨੰਬਰ ਮਿਲਾ ਰਹੀ ਹੈ। ਇੱਕ ਮਿੰਟ ਦੇ ਅੰਦਰ ਤੁਹਾਡੇ ਫ਼ੋਨ ਦੀ ਘੰਟੀ ਵੱਜਣੀ ਚਾਹੀਦੀ ਹੈ।`,
  queued: `ਤੁਹਾਡਾ ਨੰਬਰ ਲਾਈਨ ਵਿੱਚ ਹੈ। ਕਾਲਾਂ ਸਵੇਰੇ ${callingHours.from} ਤੋਂ ਰਾਤ ${callingHours.to - 12} ਵਜੇ ਤੱਕ ਹੁੰਦੀਆਂ ਹਨ: ਇਸ ਸਮੇਂ ਵਿੱਚ ਲਾਈਨ ਵਿਹਲੀ ਹੁੰਦੇ ਹੀ ਤੁਹਾਨੂੰ ਕਾਲ ਆਵੇਗੀ।`,
  person: `ਤੁਹਾਡਾ ਨੰਬਰ ਮਿਲ ਗਿਆ। ਸਾਡੀ ਟੀਮ ਵਿੱਚੋਂ ਕੋਈ ਤੁਹਾਨੂੰ ਕਾਲ ਕਰੇਗਾ: ਸਵੇਰੇ ${callingHours.from} ਤੋਂ ਰਾਤ ${callingHours.to - 12} ਵਜੇ ਤੱਕ, ਕੋਈ ਵਿਹਲਾ ਹੁੰਦੇ ਹੀ।`,
  consent: `ਤੁਹਾਡਾ ਨੰਬਰ ਇਸ ਇੱਕ ਕਾਲ ਲਈ ਹੀ ਵਰਤਿਆ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਦੁਰਵਰਤੋਂ ਰੋਕਣ ਲਈ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ। ਵਾਪਸ ਲੈਣਾ ਹੋਵੇ ਤਾਂ ਕਾਲ ’ਤੇ “ਸਟੌਪ” ਕਹੋ ਜਾਂ ${brand.supportEmail} ’ਤੇ ਲਿਖੋ।`,
}
