import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** The forms as pages of their own, which answer browsers that run none of our code. */
export const formPages: Words['formPages'] = {
  enquiry: {
    title: 'এনকোয়ারি পাঠান',
    description: 'গ্রাহকরা আপনাকে কেন ফোন করেন, আমাদের জানান। আমরা ফোনে বা ইমেলে উত্তর দেব।',
    heading: 'আমাদের সঙ্গে কথা বলুন',
  },
  demoCall: {
    title: 'ফ্রি টেস্ট কল নিন',
    description: `আপনার মোবাইল নম্বর দিন, এক মিনিটের মধ্যে ফোনে ${brand.name}-র কথা শুনুন।`,
    heading: 'ফ্রি টেস্ট কল নিন',
  },
  enquiryThanks: {
    title: 'আপনার এনকোয়ারি পাঠানো হয়েছে',
    description: 'আপনার এনকোয়ারি পেয়েছি। এই পেজে লেখা সময়ের মধ্যেই উত্তর দেব।',
    heading: 'ধন্যবাদ',
  },
  demoCallThanks: {
    title: 'আপনার টেস্ট কল আসছে',
    description: 'আপনার মোবাইল নম্বর পেয়েছি, এই পেজে যেমন লেখা আছে, সেভাবেই কল করব। ফোন কাছে রাখুন।',
    heading: 'ধন্যবাদ',
  },
  reference: 'আপনার রেফারেন্স: {id}',
  action: 'হোম পেজে ফিরুন',
  problems: {
    notFromHere: 'এটা আমাদের পেজ থেকে আসেনি, তাই কিছু পাঠানো হয়নি। এখান থেকে পাঠান।',
    tooMany: 'আপনার কানেকশন থেকে অনেক বেশি অনুরোধ এসেছে। একটু পরে আবার চেষ্টা করুন।',
    unexpected: 'একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    notStored: 'এই মুহূর্তে কিছু জমা রাখতে পারছি না। এক মিনিট পরে আবার চেষ্টা করুন।',
    tooLarge: 'লেখাটা এত বড় যে পাঠানো যাচ্ছে না। একটু ছোট করে লিখুন।',
    paused: 'টেস্ট কল এখন বন্ধ আছে। পরে আবার চেষ্টা করুন।',
    notWanted: 'এই নম্বরে কল না করতে বলা হয়েছে।',
    notDialled: 'কল করা গেল না। এক মিনিট পরে আবার চেষ্টা করুন।',
  },
}
