import { plans, rupeesPerExtraMinute } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const pricing: Words['pricing'] = {
  head: {
    title: 'দাম ও খরচের ক্যালকুলেটর',
    description:
      'তিনটি প্ল্যান, বাড়তি মিনিটের একটাই রেট, সিট ফি নেই। আপনার মিনিট লিখুন, ধাপে ধাপে বিল দেখুন, পাশে একজন কর্মীর খরচও মিলিয়ে নিন।',
    keywords: ['এআই ভয়েস এজেন্টের দাম', 'কল সেন্টার খরচ ক্যালকুলেটর', 'AI এজেন্ট কত টাকা'],
  },
  hero: {
    headline: 'সিটের নয়, মিনিটের\u00a0দাম\u00a0দিন',
    lead: 'মাসে একটাই দাম, মিনিট ধরা আছে। তারপর প্রতি মিনিটে একটাই রেট। সিট ফি নেই।',
  },
  plans: {
    heading: 'প্ল্যান',
    from: 'শুরু',
    perMonth: 'প্রতি মাসে',
    custom: 'কাস্টম',
    customNote: 'কথা বলে ঠিক হবে',
    formerly: 'আগের দাম',
    now: 'এখনকার দাম',
    action: 'যোগাযোগ করুন',
    minuteFigure: `প্রতি মিনিট ${rupees(rupeesPerExtraMinute)}`,
    minuteNote: `লাগবে শুধু ফ্রি মিনিট ফুরোলে: ${base.name}-এ\u00a0${count(base.freeMinutes)}, ${pro.name}-তে\u00a0${count(pro.freeMinutes)}\u00a0মিনিট।`,
    each: {
      base: {
        summary: 'একটি ডেস্কের জন্য, যেখানে কোনও কল মিস করা চলে না।',
        points: [
          `${base.freeMinutes} ফ্রি মিনিট`,
          'এআই ভয়েসে কথা',
          'সাধারণ অ্যানালিটিক্স',
          'কল রেকর্ডিং',
          `একসঙ্গে ${base.concurrentCalls}টি পর্যন্ত কল`,
          'মোবাইল অ্যাপ সাপোর্ট',
        ],
      },
      pro: {
        summary: 'সেই টিমের জন্য, যারা বুকিং নেয়, ফলো-আপ করে, আর কেন ফোন আসে জানতে চায়।',
        points: [
          `${pro.freeMinutes} ফ্রি মিনিট`,
          `${base.name}-এর সবকিছু`,
          'অ্যাডভান্সড অ্যানালিটিক্স',
          'কল রেকর্ডিং ও সারাংশ',
          `একসঙ্গে ${pro.concurrentCalls}টি পর্যন্ত কল`,
          'অ্যাপয়েন্টমেন্ট বুকিং',
        ],
      },
      enterprise: {
        summary: 'অনেক শাখা, অনেক নম্বর আর নিজের শর্তের জন্য।',
        points: [
          'আপনার জন্য আলাদা দাম',
          `${pro.name}-র সবকিছু`,
          'ফ্লেক্সিবল প্রাইসিং',
          'মাল্টি-এজেন্ট কল',
          'একাধিক নম্বর',
          'ফ্লেক্সিবল ক্রেডিট',
        ],
      },
    },
  },
  connect: {
    heading: 'আমাদের সঙ্গে কথা বলুন',
    text: 'এক সপ্তাহে কত কল আসে, আমাদের জানান। যে প্ল্যানে আপনার সবচেয়ে কম পড়ে, সেটাই বলব, ছোটটা হলেও।',
    action: 'যোগাযোগ করুন',
  },
}
