import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** What all industry pages say alike. */
export const industry: Words['industry'] = {
  action: 'ফ্রি টেস্ট কল নিন',
  price: 'মাসে {amount}, হিসেব-সহ',
  othersHeading: 'অন্যান্য ব্যবসা',
  sumPlan: 'দামের পেজে এখন যে প্ল্যান আছে, সেই অনুযায়ী হিসেব।',
  sumLink: 'নিজের সংখ্যা দিয়ে দেখুন',
  tryForFree: {
    heading: `${brand.name} ফ্রিতে চালিয়ে দেখুন`,
    text: 'আমাদের SaaS প্ল্যাটফর্মে কয়েক মিনিটেই এআই ভয়েস এজেন্ট বানান: আপনার সময়, দাম আর সাধারণ প্রশ্নগুলি দিন, একটা নম্বর বাছুন, আর ফোন করে দেখুন।',
    action: 'যোগাযোগ করুন',
  },
}
