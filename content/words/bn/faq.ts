import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import measured from '../../facts/measured-accuracy.json' with { type: 'json' }
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { percent } from '../../format/percent.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'

const [base, pro] = plans

export const faq: Words['faq'] = {
  head: {
    title: 'সাধারণ প্রশ্ন ও উত্তর',
    description: `${brand.name} কোন কাজগুলি নিজেই সামলায়, খরচ কত, কত বাঁচে, কোন কোন ভাষায় কথা বলে, একসঙ্গে কত কল ধরে, আর উত্তর না জানলে কী করে।`,
  },
  heading: 'প্রশ্ন আছে?',
  subheading: 'সাধারণ প্রশ্ন',
  intro: 'ক্রেতারা সবার আগে এই ছটি কথা জানতে চান। আর কিছু জানার থাকলে {email} ঠিকানায় লিখুন।',
  measured: `প্রশ্নের সঠিক উত্তর দিয়েছে এই সাইটের নিজের অ্যাসিস্ট্যান্ট: প্রোডাক্ট নিয়ে মোট ${measured.questions}টি প্রশ্ন, ${measured.languages}টি ভাষায় (95% নিশ্চয়তায় অন্তত ${percent(measured.atLeast)})। এই পেজগুলিতে উত্তর নেই, এমন ${measured.toDecline}টি প্রশ্নের ${percent(measured.declined)} ক্ষেত্রে বানিয়ে কিছু না বলে জানিয়েছে যে উত্তর দিতে পারবে না; ${measured.conversations}টি পুরো কথোপকথনের ${percent(measured.conversationsRight)} শুরু থেকে শেষ পর্যন্ত ঠিক ছিল। মাপা হয়েছে {date}, শুধু এই পেজগুলি দেখে লেখা এমন প্রশ্ন দিয়ে, যা ট্রেনিংয়ে ব্যবহার হয়নি।`,
  items: [
    {
      id: 'what-it-automates',
      question: `সাপোর্ট ডেস্কে ${brand.name} কী কী করে?`,
      answer: `কল, চ্যাট আর ইমেলের উত্তর দেয়, আর রোজকার প্রশ্নের ${claims.queriesResolvedInstantly} পর্যন্ত নিজেই সামলায়: অর্ডার কোথায়, বুকিং, রিমাইন্ডার, কাগজপত্র, সময়। আপনার সিস্টেমে দেখে নেয়, কাজটা সারে, কী হল লিখে রাখে। যেটা শেষ করতে পারে না, সেটা আগের সব কথা-সহ আপনার লোকের কাছে পাঠায়।`,
    },
    {
      id: 'what-it-saves',
      question: 'খরচ কত, আর বাঁচে কত?',
      answer: `প্ল্যান শুরু মাসে ${rupees(base.monthly)} থেকে, সঙ্গে ${base.freeMinutes} ফ্রি মিনিট; Pro মাসে ${rupees(pro.monthly)}, সঙ্গে ${pro.freeMinutes} মিনিট। ফ্রি মিনিট ফুরোলে প্রতি মিনিটে ${rupees(rupeesPerExtraMinute)} করে। একজন কর্মীর পিছনে মাসে প্রায় ${rupees(traditionalRupeesPerAgent)} যায়, সেই তুলনায় ব্যবসাগুলির সাপোর্টের খরচ ${claims.costCutRange} কমে।`,
    },
    {
      id: 'languages',
      question: 'কোন কোন ভাষায় কথা বলে?',
      answer: `${claims.languagesSpoken} ভাষায়। হিন্দি আর তামিল তো আছেই, সঙ্গে তেলুগু, বাংলা, মারাঠি, গুজরাটি, কন্নড়, মালয়ালম, পাঞ্জাবি, ওড়িয়া আর ইংরেজি। যে ভাষা শোনে, সেই ভাষাতেই উত্তর দেয়। কেউ দুটো ভাষা মিশিয়ে বললেও বোঝে।`,
    },
    {
      id: 'how-many-calls',
      question: 'সবাই একসঙ্গে ফোন করলে কী হবে?',
      answer: `কাউকে অপেক্ষা করতে হবে না। ${brand.name} একসঙ্গে ${claims.simultaneousCalls} কল ধরে, তাই ফ্ল্যাশ সেল, ট্রেন বাতিল বা সোমবার সকালেও লাইন জমে না। আপনার কটা লাইন, সেটা প্ল্যানে ঠিক হয়: Base-এ ${base.concurrentCalls}টি, Pro-\u2060তে ${pro.concurrentCalls}টি, Enterprise-এ যতগুলি দরকার।`,
    },
    {
      id: 'hard-questions',
      question: 'উত্তর না\u00a0জানলে কী করে?',
      answer: `সোজা বলে দেয় যে জানে না। ${brand.name} টিয়ার-1 সমস্যার ${claims.tierOneResolved} মিটিয়ে দেয়, আর কে কী চাইছেন, তা ${claims.intentAccuracy} নির্ভুলভাবে বোঝে। বাকিটা আন্দাজে বলে না: সব লিখে নেয়, কবে উত্তর মিলবে জানায়, আর কোনও মানুষের হাতে তুলে দেয়।`,
    },
    {
      id: 'getting-started',
      question: 'শুরু করব কীভাবে, সাহায্য করবেন কে?',
      answer: `হোম পেজের ফর্মটি পাঠান; ${claims.replyWithinHours} ঘণ্টার মধ্যে আমরা উত্তর দিই। প্ল্যাটফর্মে প্রথম ভয়েস এজেন্ট বানাতে কয়েক মিনিট লাগে: আপনার সময়, দাম আর সাধারণ প্রশ্নগুলি দিন, একটা নম্বর বাছুন, তারপর নিজেই ফোন করে দেখুন। কিছু ইনস্টল করতে হয়\u00a0না।`,
    },
  ],
}
