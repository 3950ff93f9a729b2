import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'নমস্কার,'
const regards = `শুভেচ্ছা-সহ\n${brand.name} টিম`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  reply: { subject: `উত্তর: ${brand.name}-কে পাঠানো আপনার এনকোয়ারি` },
  confirmation: {
    subject: `আপনার এনকোয়ারি পেয়েছি, ${brand.name}-কে লেখার জন্য ধন্যবাদ`,
    opening: [
      hello,
      `${brand.name}-কে লেখার জন্য ধন্যবাদ। আপনার এনকোয়ারি আমাদের কাছে পৌঁছেছে। আমাদের টিমের একজন ${claims.replyWithinHours} ঘণ্টার মধ্যে উত্তর দেবেন, খুব দেরি হলেও {replyBy}-এর মধ্যে।`,
      'এই মেলটি আপনার রসিদ।',
    ],
    labels: {
      reference: 'রেফারেন্স',
      received: 'পেয়েছি',
      stored: 'যা রাখা হয়েছে',
      purpose: 'কেন',
      keptUntil: 'কতদিন থাকবে',
    },
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'সময়',
      address: 'আপনার কানেকশনের অ্যাড্রেস',
      chat: 'যে চ্যাট থেকে পাঠানো',
    },
    purpose: 'আপনার এনকোয়ারির উত্তর দিতে, আর ফর্মের অপব্যবহার ঠেকাতে',
    keptUntil: '{until} পর্যন্ত, তারপর মুছে যাবে',
    link: 'আমরা ঠিক কী কী রেখেছি, এখানে দেখুন, চাইলে মুছেও দিন:',
    closing: [
      `লিঙ্কটি ${receiptLinkDays} দিন চলবে, যাঁর কাছে থাকবে তিনিই খুলতে পারবেন; নতুন লিঙ্ক পাবেন {page} থেকে।`,
      `জরুরি কিছু হলে, বা আরও কিছু জানাতে চাইলে, এই মেলেরই উত্তর দিন, নয়তো ${brand.supportEmail} ঠিকানায় লিখুন। রেফারেন্সটি উল্লেখ করবেন।`,
      'আপনি যদি আমাদের না লিখে থাকেন, হয়তো কেউ ভুল ঠিকানা টাইপ করেছেন। আপনাকে কিছু করতে হবে না: আপনি না চাইলে আমরা আর লিখব না।',
      regards,
    ],
  },
  link: {
    subject: `আপনার সম্পর্কে ${brand.name} যা রেখেছে`,
    hello,
    link: 'রেফারেন্স {reference}-এ আমরা যা রেখেছি, তার লিঙ্ক আপনি চেয়েছিলেন। এখানে সবটা দেখতে পাবেন, চাইলে মুছেও দিতে পারবেন:',
    closing: [
      `লিঙ্কটি ${receiptLinkDays} দিন চলবে, যাঁর কাছে থাকবে তিনিই খুলতে পারবেন। আপনি না চেয়ে থাকলে কিছু করতে হবে না।`,
      regards,
    ],
  },
}
