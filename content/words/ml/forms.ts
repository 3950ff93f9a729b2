import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = 'ശരിയായ 10 അക്ക ഫോൺ നമ്പർ നൽകൂ.'
const notSent = 'അയയ്ക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.'
const tryLater = 'എന്തോ തകരാറുണ്ടായി. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.'
const sending = 'അയയ്ക്കുന്നു...'
const sent = 'അയച്ചുകഴിഞ്ഞു!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'നിർബന്ധമായ വിവരങ്ങളെല്ലാം നൽകൂ.',
  invalidEmail: 'ശരിയായ ഇമെയിൽ വിലാസം നൽകൂ.',
  invalidPhone: 'ശരിയായ ഫോൺ നമ്പർ നൽകൂ (കുറഞ്ഞത് 10 അക്കം).',
  invalidTenDigits,
  notTaken: 'ഇതിൽ കാണാനാകാത്ത, അയയ്ക്കാനാകാത്ത ചിഹ്നങ്ങളുണ്ട്. വീണ്ടും എഴുതൂ.',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'നെറ്റ്‌വർക്ക് തകരാർ. കണക്‌ഷൻ നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കൂ.',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `നിങ്ങളുടെ അന്വേഷണം അയച്ചു! ${claims.replyWithinHours}\u00a0മണിക്കൂറിനകം ഞങ്ങൾ ബന്ധപ്പെടാം.`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'നിർബന്ധമില്ല',
  send: 'അന്വേഷണം അയയ്ക്കൂ',
  /** On the button, until a field changes. */
  done: 'അയച്ചു',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'ഫോം തുറക്കാനായില്ല. കണക്‌ഷൻ നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കൂ.',
  unsent: 'ഒന്നും നഷ്ടപ്പെട്ടിട്ടില്ല: നിങ്ങൾ എഴുതിയതെല്ലാം ഫോമിൽത്തന്നെയുണ്ട്.',
  retry: 'വീണ്ടും ശ്രമിക്കൂ',
  dialogTitle: 'ഞങ്ങളോടു സംസാരിക്കൂ',
  dialogTitleAbout: 'ഞങ്ങളോടു സംസാരിക്കൂ: {subject}',
  /** Goes before the visitor's own words. */
  about: 'വിഷയം: {topic}',
  confirmed: { title: 'നന്ദി', close: 'ശരി' },
  /** What the details are for, and how to take them back. */
  consent: `ഈ വിവരങ്ങൾ നിങ്ങളുടെ അന്വേഷണത്തിനു മറുപടി തരാൻ മാത്രം ഉപയോഗിക്കും. പിൻവലിക്കാൻ ${brand.supportEmail} എന്ന വിലാസത്തിൽ എഴുതൂ.`,
  privacy: 'സ്വകാര്യതാ നയം',
  /** Said when a message comes near its limit; the rounded one is for screen readers. */
  charactersLeft: 'ബാക്കി {count} അക്ഷരം',
  charactersOver: '{count} അക്ഷരം കൂടുതലാണ്',
  charactersLeftRounded: 'ബാക്കി {count} അക്ഷരത്തിൽ താഴെ',
  tooLong: 'നീളം കൂടി',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'നിങ്ങളുടെ പേര്', phoneNumber: 'മൊബൈൽ നമ്പർ' },
  hint: 'ഇന്ത്യൻ മൊബൈൽ നമ്പർ: പത്ത് അക്കം, ആദ്യത്തേത് 6,\u00a07,\u00a08\u00a0അല്ലെങ്കിൽ\u00a09.',
  notMobile: 'ഇന്ത്യൻ മൊബൈൽ നമ്പറിലേക്കു മാത്രമേ വിളിക്കാനാകൂ. അവ തുടങ്ങുന്നത് 6, 7, 8 അല്ലെങ്കിൽ 9 കൊണ്ടാണ്.',
  missingName: 'നിങ്ങളുടെ പേര് നൽകൂ.',
  invalidPhone: invalidTenDigits,
  send: 'എന്നെ ഇപ്പോൾ വിളിക്കൂ',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} വിളിക്കുന്നു. ഒരു മിനിറ്റിനകം നിങ്ങളുടെ ഫോൺ ബെല്ലടിക്കും.`,
  queued: `നിങ്ങൾ ക്യൂവിലാണ്. രാവിലെ\u00a0${callingHours.from}\u00a0മുതൽ രാത്രി\u00a0${callingHours.to - 12}\u00a0വരെയാണ് വിളിക്കുന്നത്: ആ സമയത്ത് ലൈൻ ഒഴിഞ്ഞാലുടൻ നിങ്ങൾക്ക് കോൾ വരും.`,
  person: `നിങ്ങളുടെ നമ്പർ കിട്ടി. ഞങ്ങളുടെ ടീമിലൊരാൾ നിങ്ങളെ വിളിക്കും: രാവിലെ\u00a0${callingHours.from}\u00a0മുതൽ രാത്രി\u00a0${callingHours.to - 12}\u00a0വരെ, ഒരാൾ ഫ്രീ ആയാലുടൻ.`,
  consent: `നിങ്ങളുടെ നമ്പർ ഈ ഒരു കോളിനു മാത്രം ഉപയോഗിക്കും; ദുരുപയോഗം തടയാൻ സൂക്ഷിക്കുകയും ചെയ്യും. പിൻവലിക്കാൻ കോളിൽ “സ്റ്റോപ്പ്” എന്നു പറയൂ, അല്ലെങ്കിൽ ${brand.supportEmail} എന്ന വിലാസത്തിൽ എഴുതൂ.`,
}
