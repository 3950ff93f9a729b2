import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number} নম্বরে আপনার কল',
  steps: { asked: 'অনুরোধ', ringing: 'রিং', talking: 'কথা', ended: 'শেষ' },
  states: {
    person: 'আমাদের টিমের কেউ আপনাকে কল করবেন',
    queued: 'আপনার কল অপেক্ষায় আছে',
    dialling: 'আপনার নম্বর ডায়াল হচ্ছে',
    ringing: 'আপনার ফোন বাজছে',
    talking: 'আপনি কলে আছেন',
    ended: 'কল শেষ হয়েছে',
    missed: 'কল লাগেনি',
    unheard: 'কলের কী হল, জানা যায়নি',
  },
  notes: {
    person: `এখানে কল করেন আমাদের টিমের লোকেরাই: কেউ ফাঁকা হলেই আপনাকে কল করবেন, আজ রাত ${callingHours.to - 12}টা পর্যন্ত, নয়তো কাল সকাল ${callingHours.from}টা থেকে।`,
    personLater:
      'এখানে কল করেন আমাদের টিমের লোকেরাই। কল শুরুর সময়: {time}। তারপর কেউ ফাঁকা হলেই আপনাকে কল করবেন।',
    queued: 'লাইন ফাঁকা হলেই আপনার কাছে কল যাবে।',
    queuedLater: 'আপনার কাছে কল যাবে: {time}, কিংবা তারপর লাইন ফাঁকা হলেই।',
    dialling: 'এক মিনিটের মধ্যে ফোন বেজে ওঠার কথা। ফোন কাছে রাখুন।',
    ringing: `ফোন ধরুন: ${brand.name} লাইনে আছে।`,
    talking: 'আপনার গ্রাহকরা যা জিজ্ঞেস করেন, তাই জিজ্ঞেস করুন। “keep it” বললে কথাবার্তা পরে এখানে দেখা যাবে।',
    ended: 'কথাবার্তা এখানে দেখানো হয়\u00a0না: কলে “keep it” বলা হলে তবেই দেখা যায়।',
    missed: 'ফোন ধরা হয়নি, লাইন ব্যস্ত ছিল, বা নেটওয়ার্ক পাওয়া যায়নি। এক ঘণ্টা পরে আবার কল চাইতে পারেন।',
    unheard: 'লাইন থেকে খবর আসেনি। ফোন না বেজে থাকলে এক ঘণ্টা পরে আবার কল চাইতে পারেন।',
  },
  said: 'যা বলা হয়েছে',
  speakers: { user: 'আপনি', model: brand.name },
  back: 'ফর্মে ফিরে যান',
}
