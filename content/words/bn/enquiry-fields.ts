import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'আপনার নাম',
    tooLong: 'নাম {limit} অক্ষরের মধ্যে রাখুন।',
    shown: 'নাম',
    stored: 'নাম',
  },
  companyName: {
    label: 'কোম্পানি',
    tooLong: 'কোম্পানির নাম {limit} অক্ষরের মধ্যে রাখুন।',
    shown: 'কোম্পানি',
    stored: 'কোম্পানি',
  },
  email: {
    label: 'ইমেল',
    tooLong: 'ইমেল ঠিকানা {limit} অক্ষরের মধ্যে রাখুন।',
    shown: 'ইমেল',
    stored: 'ইমেল ঠিকানা',
  },
  phoneNumber: {
    label: 'ফোন নম্বর',
    tooLong: 'ফোন নম্বর {limit} অক্ষরের মধ্যে রাখুন।',
    shown: 'ফোন',
    stored: 'ফোন নম্বর',
  },
  query: {
    label: 'গ্রাহকরা আপনাকে কেন ফোন করেন?',
    tooLong: 'মেসেজ {limit} অক্ষরের মধ্যে রাখুন।',
    shown: 'মেসেজ',
    stored: 'মেসেজ ({count} অক্ষর)',
  },
}
