import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = 'ಸರಿಯಾದ 10 ಅಂಕಿಯ ಫೋನ್ ನಂಬರ್ ಕೊಡಿ.'
const notSent = 'ರಿಕ್ವೆಸ್ಟ್ ಹೋಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.'
const tryLater = 'ಏನೋ ತಪ್ಪಾಯಿತು. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.'
const sending = 'ಕಳಿಸುತ್ತಿದ್ದೇವೆ...'
const sent = 'ನಿಮ್ಮ ರಿಕ್ವೆಸ್ಟ್ ನಮಗೆ ತಲುಪಿದೆ!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'ಅಗತ್ಯವಿರುವ ಎಲ್ಲ ವಿವರ ತುಂಬಿ.',
  invalidEmail: 'ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ಕೊಡಿ.',
  invalidPhone: 'ಸರಿಯಾದ ಫೋನ್ ನಂಬರ್ ಕೊಡಿ (ಕನಿಷ್ಠ 10 ಅಂಕಿ).',
  invalidTenDigits,
  notTaken: 'ಇದರಲ್ಲಿ ಕಣ್ಣಿಗೆ ಕಾಣದ, ಕಳಿಸಲಾಗದ ಗುರುತುಗಳಿವೆ. ಮತ್ತೆ ಬರೆಯಿರಿ.',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'ನೆಟ್‌ವರ್ಕ್ ಸಮಸ್ಯೆ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `ನಿಮ್ಮ ರಿಕ್ವೆಸ್ಟ್ ನಮಗೆ ತಲುಪಿದೆ! ${claims.replyWithinHours}\u00a0ಗಂಟೆಯೊಳಗೆ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'ಕಡ್ಡಾಯವಲ್ಲ',
  send: 'ಎನ್‌ಕ್ವೈರಿ ಕಳಿಸಿ',
  /** On the button, until a field changes. */
  done: 'ತಲುಪಿದೆ',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'ಫಾರ್ಮ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  unsent: 'ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ: ನೀವು ಬರೆದದ್ದೆಲ್ಲ ಫಾರ್ಮ್‌ನಲ್ಲೇ ಇದೆ.',
  retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  dialogTitle: 'ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ',
  dialogTitleAbout: 'ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ: {subject}',
  /** Goes before the visitor's own words. */
  about: 'ವಿಷಯ: {topic}',
  confirmed: { title: 'ಧನ್ಯವಾದ', close: 'ಸರಿ' },
  /** What the details are for, and how to take them back. */
  consent: `ಈ ವಿವರಗಳನ್ನು ನಿಮ್ಮ ಎನ್‌ಕ್ವೈರಿಗೆ ಉತ್ತರಿಸಲು ಮಾತ್ರ ಬಳಸುತ್ತೇವೆ. ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಲು ${brand.supportEmail}\u00a0ಗೆ\u00a0ಬರೆಯಿರಿ.`,
  privacy: 'ಪ್ರೈವಸಿ ಪಾಲಿಸಿ',
  /** Said when a message comes near its limit; the rounded one is for screen readers. */
  charactersLeft: 'ಇನ್ನೂ {count} ಅಕ್ಷರ',
  charactersOver: '{count} ಅಕ್ಷರ ಹೆಚ್ಚಾಗಿದೆ',
  charactersLeftRounded: '{count}ಕ್ಕಿಂತ ಕಡಿಮೆ ಅಕ್ಷರ ಉಳಿದಿದೆ',
  tooLong: 'ತುಂಬಾ ಉದ್ದ',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'ನಿಮ್ಮ ಹೆಸರು', phoneNumber: 'ಮೊಬೈಲ್ ನಂಬರ್' },
  hint: 'ಭಾರತದ ಮೊಬೈಲ್ ನಂಬರ್: ಹತ್ತು ಅಂಕಿ, ಮೊದಲನೆಯದು 6,\u00a07,\u00a08\u00a0ಅಥವಾ\u00a09.',
  notMobile: 'ಭಾರತದ ಮೊಬೈಲ್ ನಂಬರ್‌ಗಳಿಗೆ ಮಾತ್ರ ಕರೆ ಮಾಡಬಹುದು. ಅವು 6, 7, 8 ಅಥವಾ 9ರಿಂದ ಶುರುವಾಗುತ್ತವೆ.',
  missingName: 'ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ.',
  invalidPhone: invalidTenDigits,
  send: 'ಈಗಲೇ ನನಗೆ ಕರೆ ಮಾಡಿ',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} ಡಯಲ್ ಮಾಡುತ್ತಿದೆ. ಒಂದು ನಿಮಿಷದೊಳಗೆ ನಿಮ್ಮ ಫೋನ್ ರಿಂಗ್ ಆಗುತ್ತದೆ.`,
  queued: `ನೀವು ಕ್ಯೂನಲ್ಲಿದ್ದೀರಿ. ಬೆಳಿಗ್ಗೆ ${callingHours.from}ರಿಂದ ರಾತ್ರಿ ${callingHours.to - 12}ರವರೆಗೆ ಕರೆಗಳು ಹೋಗುತ್ತವೆ: ಆ ಸಮಯದಲ್ಲಿ ಲೈನ್ ಖಾಲಿಯಾದ ತಕ್ಷಣ ನಿಮಗೆ ಕರೆ ಬರುತ್ತದೆ.`,
  person: `ನಿಮ್ಮ ನಂಬರ್ ಸಿಕ್ಕಿದೆ. ನಮ್ಮ ತಂಡದ ಒಬ್ಬರು ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ: ಬೆಳಿಗ್ಗೆ ${callingHours.from}ರಿಂದ ರಾತ್ರಿ ${callingHours.to - 12}ರವರೆಗೆ, ಒಬ್ಬರು ಬಿಡುವಾದ ತಕ್ಷಣ.`,
  consent: `ನಿಮ್ಮ ನಂಬರ್ ಅನ್ನು ಈ ಒಂದು ಕರೆಗೆ ಬಳಸುತ್ತೇವೆ, ದುರ್ಬಳಕೆ ತಡೆಯಲು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ. ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಲು ಕರೆಯಲ್ಲಿ “ಸ್ಟಾಪ್” ಎನ್ನಿ, ಅಥವಾ ${brand.supportEmail}\u00a0ಗೆ\u00a0ಬರೆಯಿರಿ.`,
}
