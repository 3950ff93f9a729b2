import { brand } from '../../../facts/brand.ts'
import { claims } from '../../../facts/claims.ts'
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../../facts/plans.ts'
import { rupees } from '../../../format/rupees.ts'
import type { Words } from '../../words.ts'

const [base] = plans

export const comparison: Words['home']['comparison'] = {
  heading: 'কেন আমাদের বেছে নেবেন?',
  traditionalTitle: 'পুরনো পদ্ধতি',
  ourTitle: `${brand.name}-র পদ্ধতি`,
  topics: [
    {
      heading: 'দাম',
      traditional: {
        figure: rupees(traditionalRupeesPerAgent),
        text: 'প্রতি মাসে, প্রত্যেক কর্মীর জন্য। ট্রেনিং, লোক বদলানো আর নাইট শিফটের খরচ আলাদা।',
      },
      ours: {
        figure: `${rupees(base.monthly)} থেকে`,
        text: `প্রতি মাসে, সঙ্গে ${base.freeMinutes} ফ্রি মিনিট। তারপর মিনিটে ${rupees(rupeesPerExtraMinute)} করে।`,
      },
    },
    {
      heading: 'কখন পাওয়া যায়',
      traditional: {
        figure: '9টা-6টা',
        text: 'কাজের দিনে। রবিবার, পুজো-পার্বণ আর বন্ধ হওয়ার পরের ঘণ্টার ফোন যায় ভয়েসমেলে।',
      },
      ours: {
        figure: claims.alwaysOn,
        text: 'প্রতিদিন, চব্বিশ ঘণ্টা। দীপাবলির রাত আর সোমবার সকালের ভিড়েও।',
      },
    },
    {
      heading: 'কতক্ষণ অপেক্ষা',
      traditional: {
        figure: 'লাইনে',
        text: 'একজন কর্মী, একজন গ্রাহক। এগারো নম্বর মানুষটি গান শোনেন, তারপর ফোন রেখে দেন।',
      },
      ours: {
        figure: claims.simultaneousCalls,
        text: `কল একই সময়ে ধরা হয়। ${claims.queriesResolvedInstantly} প্রশ্ন সঙ্গে সঙ্গে মিটে যায়।`,
      },
    },
    {
      heading: 'কত ভাষায়',
      traditional: {
        figure: '2-3টি',
        text: 'ভাষা এক শিফটে, যদি ঠিক মানুষটি সেদিন ডেস্কে থাকেন।',
      },
      ours: {
        figure: claims.languagesSpoken,
        text: 'ভারতীয় ভাষা, হিন্দি, পাঞ্জাবি, মারাঠি-সহ, প্রথম “নমস্কার” থেকেই।',
      },
    },
  ],
}
