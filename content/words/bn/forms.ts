import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const invalidTenDigits = '10 সংখ্যার সঠিক ফোন নম্বর দিন।'
const notSent = 'পাঠানো গেল না। আবার চেষ্টা করুন।'
const tryLater = 'একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।'
const sending = 'পাঠানো হচ্ছে...'
const sent = 'আপনার অনুরোধ পাঠানো হয়েছে!'

/** What can be wrong with an enquiry. */
export const enquiryFaults: Words['contactForm']['faults'] = {
  missing: 'যে ঘরগুলি ভরতেই হবে, সেগুলি ভরুন।',
  invalidEmail: 'সঠিক ইমেল ঠিকানা দিন।',
  invalidPhone: 'সঠিক ফোন নম্বর দিন (অন্তত 10 সংখ্যা)।',
  invalidTenDigits,
  notTaken: 'এতে এমন কিছু চিহ্ন আছে যা দেখা যায় না, পাঠানোও যায় না। আবার লিখুন।',
  tooLong: partOf(enquiryFields, 'tooLong'),
}

/** What is said when an enquiry was not taken: on the home page and the chat, and in the dialogs. */
export const enquiryFailures: Words['contactForm']['failures'] = {
  page: {
    refused: tryLater,
    unreachable: 'নেটওয়ার্কের সমস্যা। কানেকশন দেখে নিয়ে আবার চেষ্টা করুন।',
    failed: tryLater,
  },
  dialog: { refused: notSent, unreachable: tryLater, failed: tryLater },
}

export const enquirySent: Pick<Words['contactForm'], 'sending' | 'sent' | 'confirmation'> = {
  sending,
  sent,
  confirmation: `আপনার অনুরোধ আমরা পেয়েছি! ${claims.replyWithinHours}\u00a0ঘণ্টার মধ্যে আমরা আপনার সঙ্গে যোগাযোগ করব।`,
}

export const contactForm: Words['contactForm'] = {
  labels: partOf(enquiryFields, 'label'),
  optional: 'না দিলেও চলে',
  send: 'এনকোয়ারি পাঠান',
  done: 'পাঠানো হয়েছে',
  ...enquirySent,
  faults: enquiryFaults,
  failures: enquiryFailures,
  notLoaded: 'ফর্মটি লোড করা গেল না। কানেকশন দেখে নিয়ে আবার চেষ্টা করুন।',
  unsent: 'কিছুই হারায়নি: আপনার লেখা ফর্মেই আছে।',
  retry: 'আবার চেষ্টা করুন',
  dialogTitle: 'আমাদের সঙ্গে কথা বলুন',
  dialogTitleAbout: 'আমাদের সঙ্গে কথা বলুন: {subject}',
  about: 'বিষয়: {topic}',
  confirmed: { title: 'ধন্যবাদ', close: 'ঠিক আছে' },
  consent: `এই তথ্য শুধু আপনার এনকোয়ারির উত্তর দিতে কাজে লাগে। তথ্য ফিরিয়ে নিতে চাইলে ${brand.supportEmail} ঠিকানায় লিখুন।`,
  privacy: 'গোপনীয়তা নীতি',
  charactersLeft: 'আর {count}টি অক্ষর লেখা যাবে',
  charactersOver: '{count}টি অক্ষর বেশি হয়েছে',
  charactersLeftRounded: 'আর {count}টিরও কম অক্ষর লেখা যাবে',
  tooLong: 'বেশি বড়',
}

export const demoCallForm: Words['demoCallForm'] = {
  labels: { name: 'আপনার নাম', phoneNumber: 'মোবাইল নম্বর' },
  hint: 'ভারতীয় মোবাইল নম্বর: দশটি সংখ্যা, প্রথমটি 6, 7, 8 বা 9।',
  notMobile: 'শুধু ভারতীয় মোবাইল নম্বরেই কল করা যায়। শুরু হয় 6, 7, 8 বা 9 দিয়ে।',
  missingName: 'আপনার নাম লিখুন।',
  invalidPhone: invalidTenDigits,
  send: 'আমাকে এখনই কল করুন',
  sending,
  sent,
  refused: notSent,
  failed: tryLater,
  calling: `${brand.name} ডায়াল করছে। এক মিনিটের মধ্যে আপনার ফোন বেজে ওঠার কথা।`,
  queued: `আপনার নম্বর অপেক্ষায় আছে। কল যায় সকাল ${callingHours.from}টা থেকে রাত ${callingHours.to - 12}টার মধ্যে: সেই সময়ে লাইন ফাঁকা হলেই আপনার কাছে কল যাবে।`,
  person: `আপনার নম্বর পেয়েছি। আমাদের টিমের কেউ আপনাকে কল করবেন: সকাল ${callingHours.from}টা থেকে রাত ${callingHours.to - 12}টার মধ্যে, কেউ ফাঁকা হলেই।`,
  consent: `আপনার নম্বর এই একটি কলের জন্য ব্যবহার করা হয়, আর অপব্যবহার ঠেকাতে রাখা হয়। নম্বর ফিরিয়ে নিতে কলে “স্টপ” বলুন, নয়তো ${brand.supportEmail} ঠিকানায় লিখুন।`,
}
