import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = 'சரியான 10 இலக்க போன் எண்ணைக் கொடுங்கள்.'
const notSent = 'கோரிக்கையை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.'
const tryLater = 'ஏதோ பிழை ஏற்பட்டது. சற்று நேரம் கழித்து முயலுங்கள்.'
const sending = 'அனுப்புகிறது...'
const sent = 'உங்கள் கோரிக்கை அனுப்பப்பட்டது!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'தேவையான எல்லா விவரங்களையும் நிரப்புங்கள்.',
  invalidEmail: 'சரியான இமெயில் முகவரியைக் கொடுங்கள்.',
  invalidPhone: 'சரியான போன் எண்ணைக் கொடுங்கள் (குறைந்தது 10 இலக்கம்).',
  invalidTenDigits,
  notTaken: 'இதில் கண்ணுக்குத் தெரியாத, அனுப்ப முடியாத குறியீடுகள் உள்ளன. மீண்டும் எழுதுங்கள்.',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'நெட்வொர்க் பிழை. உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `உங்கள் கோரிக்கை வந்து சேர்ந்தது! ${claims.replyWithinHours}\u00a0மணி\u00a0நேரத்துக்குள் உங்களைத் தொடர்புகொள்வோம்.`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'விரும்பினால்',
  send: 'கோரிக்கை அனுப்பு',
  /** On the button, until a field changes. */
  done: 'அனுப்பியாச்சு',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'படிவத்தைத் திறக்க முடியவில்லை. உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  unsent: 'எதுவும் தொலையவில்லை: நீங்கள் எழுதியது படிவத்தில் அப்படியே இருக்கிறது.',
  retry: 'மீண்டும் முயல்க',
  dialogTitle: 'தொடர்பு கொள்ளுங்கள்',
  dialogTitleAbout: 'தொடர்பு கொள்ளுங்கள்: {subject}',
  /** Goes before the visitor's own words. */
  about: 'எதைப் பற்றி: {topic}',
  confirmed: { title: 'நன்றி', close: 'சரி' },
  /** What the details are for, and how to take them back. */
  consent: `இந்த விவரங்களை உங்கள் கோரிக்கைக்குப் பதில் சொல்ல மட்டுமே பயன்படுத்துவோம். அவற்றைத் திரும்பப் பெற ${brand.supportEmail} முகவரிக்கு எழுதுங்கள்.`,
  privacy: 'தனியுரிமைக் கொள்கை',
  /** Said when a message comes near its limit; the rounded one is for screen readers. */
  charactersLeft: 'மீதி {count} எழுத்துகள்',
  charactersOver: '{count} எழுத்துகள் அதிகம்',
  charactersLeftRounded: 'மீதி {count} எழுத்துகளுக்கும் குறைவு',
  tooLong: 'மிக நீளம்',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'உங்கள் பெயர்', phoneNumber: 'மொபைல் எண்' },
  hint: 'இந்திய மொபைல் எண்: பத்து இலக்கம், முதல் இலக்கம் 6,\u00a07,\u00a08\u00a0அல்லது\u00a09.',
  notMobile: 'இந்திய மொபைல் எண்களை மட்டுமே அழைக்க முடியும். அவை 6, 7, 8 அல்லது 9-இல் தொடங்கும்.',
  missingName: 'உங்கள் பெயரைக் கொடுங்கள்.',
  invalidPhone: invalidTenDigits,
  send: 'இப்போதே என்னை அழையுங்கள்',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} அழைக்கிறது. ஒரு நிமிடத்துக்குள் உங்கள் போன் அடிக்கும்.`,
  queued: `நீங்கள் வரிசையில் இருக்கிறீர்கள். காலை ${callingHours.from}\u00a0மணி முதல் இரவு ${callingHours.to - 12}\u00a0மணி வரை அழைக்கிறோம்: அந்த நேரத்தில் லைன் கிடைத்ததும் உங்களுக்கு அழைப்பு வரும்.`,
  person: `உங்கள் எண் கிடைத்தது. எங்கள் குழுவில் ஒருவர் உங்களை அழைப்பார்: காலை ${callingHours.from}\u00a0மணி முதல் இரவு ${callingHours.to - 12}\u00a0மணி வரை, நேரம் கிடைத்ததும்.`,
  consent: `உங்கள் எண் இந்த ஓர் அழைப்புக்கு மட்டுமே பயன்படும்; தவறான பயன்பாட்டைத் தடுக்கச் சேமித்து வைக்கிறோம். அதைத் திரும்பப் பெற, அழைப்பில் “ஸ்டாப்” என்று சொல்லுங்கள் அல்லது ${brand.supportEmail} முகவரிக்கு எழுதுங்கள்.`,
}
