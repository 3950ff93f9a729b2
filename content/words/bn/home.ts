import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { callingHours } from '../../facts/hours.ts'
import { plans, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { rupees } from '../../format/rupees.ts'
import type { Words } from '../words.ts'
import { chatAndEmail, supportCards, voiceAgents } from './home/channels.ts'
import { comparison } from './home/comparison.ts'
import { integrations } from './home/integrations.ts'

const [base, pro] = plans
const figuresLink = 'এই সংখ্যাগুলি কীসের হিসেব'

export const home: Words['home'] = {
  head: {
    title: 'ব্যবসার জন্য এআই ভয়েস, চ্যাট ও ইমেল এজেন্ট',
    description: `${brand.name} প্রতিটি কল, চ্যাট আর ইমেলের উত্তর দেয় ${claims.languagesSpoken} ভারতীয় ভাষায়: বুকিং, ফলো-আপ, দরকারে মানুষের হাতে। মাসে ${rupees(base.monthly)} থেকে। ফ্রি টেস্ট কল নিন।`,
    keywords: [
      'এআই ভয়েস এজেন্ট',
      'এআই কাস্টমার সাপোর্ট',
      'বাংলা ভয়েস বট',
      'বাংলায় কল ধরার AI',
      'এআই চ্যাট সাপোর্ট',
      'এআই ইমেল সাপোর্ট',
    ],
  },
  hero: {
    eyebrow: 'কল, চ্যাট ও ইমেলের এআই এজেন্ট',
    headline: ['প্রতিটি কল ধরুন।', 'গ্রাহকের নিজের\u00a0ভাষায়।'],
    subheadline: `${brand.name} উত্তর দেয়, বুক করে, ফলো-আপ করে, দরকারে কল মানুষের হাতে তুলে দেয়। দিনরাত, ${claims.languagesSpoken}\u00a0ভারতীয় ভাষায়।`,
    primary: 'ফ্রি টেস্ট কল নিন',
    secondary: 'যোগাযোগ করুন',
    figures: [
      { figure: claims.queriesResolvedInstantly, label: 'প্রশ্ন সঙ্গে সঙ্গে মেটে' },
      { figure: claims.simultaneousCalls, label: 'কল একই সময়ে' },
      { figure: claims.supportCostLowerBy, label: 'কম খরচ সাপোর্টে' },
    ],
    figuresLink,
    stage: {
      label: ['ভাষা বাছুন,', 'কল শুনুন'],
      languages: 'ভাষা',
      example: 'উদাহরণ-কল',
      speakers: { caller: 'কলার', customer: 'গ্রাহক', agent: brand.name },
      pause: 'কল থামান',
      play: 'কল চালান',
      again: 'কলটি আবার চালান',
      hear: 'শুনুন',
      mute: 'মিউট',
      deviceVoice: 'ডিভাইসের গলা',
      recording: 'রেকর্ডিং',
      captionsOnly: 'শুধু লেখা',
    },
    greetingsLabel: 'দশটি ভারতীয় ভাষায় সম্ভাষণ',
  },
  figureBasis: {
    heading: figuresLink,
    items: [
      {
        figure: claims.queriesResolvedInstantly,
        text: 'রোজকার প্রশ্নের উত্তর সঙ্গে সঙ্গে মেলে, কল, চ্যাট আর ইমেল মিলিয়ে। যা রোজকার নয়, তা আপনার লোকের কাছে যায়।',
      },
      {
        figure: claims.simultaneousCalls,
        text: `কল ${brand.name} সব মিলিয়ে একই সময়ে ধরে। তার কটা আপনার, সেটা প্ল্যানে ঠিক হয়: ${base.name}-এ ${base.concurrentCalls}টি পর্যন্ত, ${pro.name}-তে ${pro.concurrentCalls}টি পর্যন্ত।`,
      },
      {
        figure: claims.supportCostLowerBy,
        text: `কম, ${brand.name} ছাড়া সাপোর্টে যা খরচ হত তার তুলনায়: সাধারণ প্রশ্নের উত্তরে যে ${claims.costCutRange}-এর কথা আছে, তার মাঝামাঝি।`,
      },
    ],
  },
  stats: {
    heading: 'ব্যবসার সমাধান',
    cards: [
      {
        title: claims.selfServiceRate,
        subtitle: 'পুরোপুরি সেলফ-সার্ভিস',
        description: 'যাঁরা ফোন করেন, তাঁদের এত শতাংশ উত্তর বা বুকিং পেয়ে যান কারও জন্য অপেক্ষা না করেই।',
      },
      {
        title: claims.languagesSpoken,
        subtitle: 'নানা ভাষা',
        description: 'গ্রাহক যে ভাষায় ভাবেন, সেই ভাষাতেই বলেন। চাইলে মাঝপথে ভাষা বদলান।',
      },
      {
        title: claims.handlingTimeReduction,
        subtitle: 'কম সময় লাগে, গড়ে প্রতি কলে',
        description:
          'যে কল ট্রান্সফার হয়, হোল্ডে গান শোনায়, তার তুলনায়: উত্তর আসে সঙ্গে সঙ্গে, আপনার সিস্টেম থেকে।',
      },
      {
        title: claims.costOfServiceReduction,
        subtitle: 'কম খরচ পরিষেবায়',
        description: 'খালি চেয়ারের খরচের তুলনায়: যত মিনিট কথা, তত টাকা।',
      },
    ],
  },
  comparison,
  voiceAgents,
  chatAndEmail,
  annotatedCall: {
    heading: 'একটা কল, একটু খুঁটিয়ে দেখা',
    notes: [
      'এক বাক্যে তিনটি জিনিস: দিন, টেস্ট আর একটা প্রশ্ন। তিনটিই মনে থাকে।',
      'খালি পেটে আসার নিয়মটা ল্যাবের নিজের। সময়টাও ল্যাবের ক্যালেন্ডারে খালি ছিল।',
      'কথা বলতে বলতেই বুক: ক্যালেন্ডারে, আর সারাংশ সমেত রেকর্ডেও।',
    ],
  },
  successStory: {
    heading: 'গ্রাহকের সাফল্যের গল্প',
    label: 'কাল্পনিক গল্প',
    quote:
      'আগে সন্ধেটাই ছিল সবচেয়ে খারাপ সময়: ডেস্কে দুজন, বাজছে নটা ফোন। এখন প্রতিটি কল ধরা হয়, মারাঠিতে বা হিন্দিতে, আর আমার রিসেপশন নজর দেয় সামনে দাঁড়ানো রোগীর দিকে।',
    role: 'অপারেশনস হেড',
    business: 'পশ্চিম মহারাষ্ট্রের চারটি আউটডোর ক্লিনিকের একটি গ্রুপ',
    note: 'প্রোডাক্টটি কীভাবে কাজে লাগে, তা বোঝাতে লেখা। কোনও গ্রাহকের নাম নেওয়া হয়নি, কারও কথা উদ্ধৃতও করা হয়নি।',
  },
  supportCards,
  integrations,
  testCall: {
    heading: 'নিজের ফোনেই শুনে নিন',
    lead: `নম্বর দিন, ${brand.name} আপনাকে কল করবে। নতুন রিসেপশনিস্টকে যা জিজ্ঞেস করতেন, তাই জিজ্ঞেস করুন: হিন্দিতে, ইংরেজিতে, বা দুটো মিশিয়ে।`,
    proof: { figure: claims.triedDemoThisMonth, text: 'মানুষ এই মাসে ডেমো পরখ করে দেখেছেন।' },
    notes: [
      'তিন মিনিট পর্যন্ত ফ্রি কল।',
      `কল যায় সকাল ${callingHours.from}টা থেকে রাত ${callingHours.to - 12}টার মধ্যে; তার পরে বললে পরদিন সকালে।`,
      '“স্টপ” বললে ওই নম্বরে আর কখনও কল যায় না।',
    ],
  },
  contact: {
    heading: 'আমাদের সঙ্গে কথা বলুন',
    lead: `গ্রাহকরা আপনাকে কেন ফোন করেন, জানান। ${claims.replyWithinHours}\u00a0ঘণ্টার মধ্যে আমরা প্ল্যান আর দাম নিয়ে উত্তর দিই।`,
    points: [
      `মাসে ${rupees(base.monthly)} থেকে, যেখানে একজন কর্মীর পিছনে প্রায় ${rupees(traditionalRupeesPerAgent)} যায়।`,
      `টিয়ার-1 সমস্যার ${claims.tierOneResolved} মিটে যায়, বাকিটা আপনার লোকের হাতে।`,
      `${claims.alwaysOn} নানা ভাষার সাপোর্ট: বাংলা, হিন্দি, পাঞ্জাবি, মারাঠি আর অন্য ভারতীয় ভাষায়।`,
    ],
    figures: {
      text: `গত {days} দিনে {share} এনকোয়ারির উত্তর আমরা ${claims.replyWithinHours} ঘণ্টার মধ্যে দিয়েছি, তার অর্ধেক {median} মধ্যে।`,
      minutes: { one: '{count} মিনিটের', other: '{count} মিনিটের' },
      hours: { one: '{count} ঘণ্টার', other: '{count} ঘণ্টার' },
    },
  },
}
