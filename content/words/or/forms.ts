import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = '10 ଅଙ୍କର ଠିକ୍ ଫୋନ୍ ନମ୍ବର ଦିଅନ୍ତୁ।'
const notSent = 'ପଠାଯାଇପାରିଲା ନାହିଁ। ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।'
const tryLater = 'କିଛି ଅସୁବିଧା ହେଲା। ଟିକେ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।'
const sending = 'ପଠାଯାଉଛି...'
const sent = 'ଆପଣଙ୍କ ଅନୁରୋଧ ପଠାଗଲା!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'ସବୁ ଜରୁରୀ ତଥ୍ୟ ଦିଅନ୍ତୁ।',
  invalidEmail: 'ଠିକ୍ ଇମେଲ୍ ଠିକଣା ଦିଅନ୍ତୁ।',
  invalidPhone: 'ଠିକ୍ ଫୋନ୍ ନମ୍ବର ଦିଅନ୍ତୁ (ଅତି କମରେ 10 ଅଙ୍କ)।',
  invalidTenDigits,
  notTaken: 'ଏଥିରେ ଏମିତି କିଛି ଚିହ୍ନ ଅଛି ଯାହା ଦେଖାଯାଏ ନାହିଁ କି ପଠାଯାଇପାରିବ ନାହିଁ। ପୁଣି ଲେଖନ୍ତୁ।',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'ନେଟୱାର୍କ ଅସୁବିଧା। କନେକ୍ସନ୍ ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent: 'ଆପଣଙ୍କ ପ୍ରଶ୍ନ ପଠାଗଲା!',
  confirmation: `ଆପଣଙ୍କ ପ୍ରଶ୍ନ ପଠାଗଲା! ${claims.replyWithinHours}\u00a0ଘଣ୍ଟା ଭିତରେ ଆମେ ଆପଣଙ୍କ ସହ ଯୋଗାଯୋଗ କରିବୁ।`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'ନ ଦେଲେ ବି ଚଳିବ',
  send: 'ପ୍ରଶ୍ନ ପଠାନ୍ତୁ',
  done: 'ପଠାଗଲା',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'ଫର୍ମ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ। କନେକ୍ସନ୍ ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  unsent: 'କିଛି ହଜିନାହିଁ: ଆପଣଙ୍କ ଲେଖା ଫର୍ମରେ ଅଛି।',
  retry: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  dialogTitle: 'ଆମ ସହ କଥା\u00a0ହୁଅନ୍ତୁ',
  dialogTitleAbout: 'ଆମ ସହ କଥା\u00a0ହୁଅନ୍ତୁ: {subject}',
  about: 'ବିଷୟ: {topic}',
  confirmed: { title: 'ଧନ୍ୟବାଦ', close: 'ଠିକ୍ ଅଛି' },
  consent: `ଏହି ତଥ୍ୟ ଆମେ କେବଳ ଆପଣଙ୍କ ପ୍ରଶ୍ନର ଉତ୍ତର ଦେବା ପାଇଁ ବ୍ୟବହାର କରୁ। ତଥ୍ୟ ଫେରାଇନେବାକୁ ହେଲେ ${brand.supportEmail}\u00a0କୁ ଲେଖନ୍ତୁ।`,
  privacy: 'ଗୋପନୀୟତା ନୀତି',
  charactersLeft: 'ଆଉ {count}ଟି ଅକ୍ଷର ଲେଖିହେବ',
  charactersOver: '{count}ଟି ଅକ୍ଷର ଅଧିକ ହେଲା',
  charactersLeftRounded: 'ଆଉ {count}ଟିରୁ କମ୍ ଅକ୍ଷର ଲେଖିହେବ',
  tooLong: 'ବେଶି ଲମ୍ବା',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'ଆପଣଙ୍କ ନାମ', phoneNumber: 'ମୋବାଇଲ୍ ନମ୍ବର' },
  hint: 'ଭାରତୀୟ ମୋବାଇଲ୍ ନମ୍ବର: ଦଶ ଅଙ୍କ, ପ୍ରଥମଟି 6,\u00a07,\u00a08\u00a0ବା\u00a09।',
  notMobile: 'କେବଳ ଭାରତୀୟ ମୋବାଇଲ୍ ନମ୍ବରକୁ କଲ୍ ହୋଇପାରିବ। ତାହା 6, 7, 8 ବା 9ରୁ ଆରମ୍ଭ ହୁଏ।',
  missingName: 'ଆପଣଙ୍କ ନାମ ଲେଖନ୍ତୁ।',
  invalidPhone: invalidTenDigits,
  send: 'ମୋତେ ଏବେ କଲ୍ କରନ୍ତୁ',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} ଡାଏଲ୍ କରୁଛି। ମିନିଟିକ ଭିତରେ ଆପଣଙ୍କ ଫୋନ୍ ବାଜିବା କଥା।`,
  queued: `ଆପଣ ଧାଡ଼ିରେ ଅଛନ୍ତି। କଲ୍ ସକାଳ ${callingHours.from}ଟାରୁ ରାତି ${callingHours.to - 12}ଟା ଭିତରେ ଯାଏ: ସେହି ସମୟରେ ଲାଇନ୍ ଖାଲି ହେଲା ମାତ୍ରେ ଆପଣଙ୍କ ପାଖକୁ କଲ୍ ଆସିବ।`,
  person: `ଆପଣଙ୍କ ନମ୍ବର ମିଳିଲା। ଆମ ଟିମର କେହି ଆପଣଙ୍କୁ କଲ୍ କରିବେ: ସକାଳ ${callingHours.from}ଟାରୁ ରାତି ${callingHours.to - 12}ଟା ଭିତରେ, କାହାକୁ ସମୟ ମିଳିଲା ମାତ୍ରେ।`,
  consent: `ଆପଣଙ୍କ ନମ୍ବର ଏହି ଗୋଟିଏ କଲ୍ ପାଇଁ ବ୍ୟବହାର ହୁଏ, ଆଉ ଦୁରୁପଯୋଗ ରୋକିବା ପାଇଁ ରଖାଯାଏ। ନମ୍ବର ଫେରାଇନେବାକୁ ହେଲେ କଲରେ “ଷ୍ଟପ୍” କୁହନ୍ତୁ, କିମ୍ବା ${brand.supportEmail}\u00a0କୁ ଲେଖନ୍ତୁ।`,
}
