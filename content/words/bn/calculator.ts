import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { count, rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [, pro, enterprise] = plans

export const calculator: Words['calculator'] = {
  heading: 'আপনার মাসে কত খরচ হবে?',
  lead: 'স্লাইডার সরান, নয়তো নিজের সংখ্যা লিখুন। হিসেবটা আপনার সামনেই হবে। পেজের ঠিকানাতেই সেটা থেকে যায়, তাই সহকর্মীকেও পাঠাতে পারেন।',
  minutes: { label: 'মাসে কত মিনিট', hint: 'সব কল মিলিয়ে' },
  calls: { label: 'একসঙ্গে কটা কল', hint: 'সবচেয়ে ব্যস্ত ঘণ্টায়' },
  recommended: 'আপনার প্ল্যান',
  action: '{plan} চাই, মাসে {amount}',
  actionCustom: `${enterprise.name}-এর দাম জানতে চাই`,
  topic: '{plan}, মাসে {minutes} মিনিট, একসঙ্গে {calls}টি কল, {amount}',
  print: 'PDF কোটেশন',
  quotation: 'এক মাসের কোটেশন',
  quotationNote: 'ছাপার দিন সাইটে যে দাম ছিল, এখানে সেই দাম। আমরা নিশ্চিত করলে তবেই চূড়ান্ত।',
  copy: 'এই হিসেবের লিঙ্ক কপি করুন',
  copied: 'লিঙ্ক কপি হয়েছে।',
  notCopied: 'লিঙ্ক কপি করা গেল না। অ্যাড্রেস বার থেকে নিয়ে নিন।',
  custom: 'দাম কথা বলে ঠিক হবে',
  customText: `একসঙ্গে ${count(pro.concurrentCalls)}টির বেশি কল এলে ${enterprise.name} দরকার: যতজন ফোন করেন, ততগুলি লাইন, আর মিনিটের রেট কলের পরিমাণ বুঝে।`,
  reasons: {
    cheapest: 'এত মিনিটের জন্য এই প্ল্যানেই খরচ কম।',
    lines: 'এতগুলি লাইন এই প্ল্যান থেকেই পাওয়া যায়।',
  },
  people: {
    heading: 'লোক রাখলে কত পড়ত',
    one: 'একজন কর্মী',
    many: '{count} জন কর্মী, একসঙ্গে আসা প্রতি কলের জন্য একজন',
    each: `মাসে মাথাপিছু ${rupees(traditionalRupeesPerAgent)}`,
    saved: 'প্রতি মাসে {amount} কম।',
    dearer: `বেতনের চেয়ে {amount} বেশি। এত কল হলে ${enterprise.name} নিয়ে আমাদের সঙ্গে কথা বলুন, নয়তো কিছু কল কর্মীদের ধরতে দিন।`,
  },
}
