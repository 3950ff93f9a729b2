import { itineraryCall } from '../../exhibits/itinerary.ts'
import type { Words } from '../words.ts'

/** What is drawn on the pages of industries: examples, and labelled so. */
export const exhibits: Words['exhibits'] = {
  label: 'উদাহরণ',
  choose: 'কী দেখানো হচ্ছে',
  tokenBoard: {
    languageName: 'বাংলা',
    title: 'OPD টোকেন',
    inside: 'এখন ভেতরে',
    come: 'অনুগ্রহ করে {room} নম্বর ঘরে আসুন।',
    columns: {
      token: 'টোকেন',
      department: 'বিভাগ',
      room: 'ঘর',
      time: 'সময়',
      status: 'অবস্থা',
    },
    departments: { eye: 'চক্ষু', children: 'শিশু', bones: 'অস্থি' },
    states: {
      enter: 'ভেতরে যান',
      next: 'এর পরে',
      late: '10 মি. দেরি',
      wait: 'অপেক্ষা করুন',
      phone: 'ফোনে বুক',
    },
    call: {
      caller: 'আজ সন্ধেয় চোখ দেখাতে চাই।',
      agent: 'সাড়ে ছটায় আসুন। আপনার টোকেন নম্বর A\u00a019।',
    },
  },
  orderLedger: {
    title: 'আজ সকালের COD অর্ডার',
    turns: ['কলের আগে', 'কলের পরে'],
    columns: { order: 'অর্ডার', parcel: 'পার্সেল', cash: 'নগদ', result: 'কলে যা বললেন' },
    parcels: {
      saree: 'বাঁধনি শাড়ি, রাজকোট',
      kurta: 'কুর্তা, বিজয়ওয়াড়া',
      cooker: 'প্রেশার কুকার, নাসিক',
      sandals: 'চটি, কোচি',
      lamp: 'টেবিল ল্যাম্প, লুধিয়ানা',
      toys: 'কাঠের খেলনা, কটক',
    },
    results: {
      waiting: 'এখনও কল হয়নি',
      changed: 'হ্যাঁ, তবে লালটা',
      confirmed: 'হ্যাঁ, পাঠান',
      moved: 'হ্যাঁ, সন্ধে 6টার পর',
      cancelled: 'বাতিল',
      noAnswer: 'ধরেননি: আপনি ঠিক করুন',
    },
    sums: {
      out: 'যত পার্সেল বেরোবে',
      cash: 'যত নগদ আসবে',
      back: 'যত ফেরত বাঁচল',
    },
  },
  itinerary: {
    title: 'দার্জিলিং, তিন দিন',
    turns: ['যেমন বুক ছিল', 'কলের পরে'],
    day: 'দিন {number}',
    stops: {
      flight: 'বাগডোগরার ফ্লাইট',
      car: 'দার্জিলিংয়ের গাড়ি',
      hotel: 'হোটেলে চেক-ইন',
      sunrise: 'সূর্যোদয়, টাইগার হিল',
      toyTrain: 'টয় ট্রেনে ঘুম স্টেশন',
      teaGarden: 'চা বাগান',
      checkOut: 'চেক-আউট',
      carBack: 'এয়ারপোর্টের গাড়ি',
      flightHome: 'ফেরার ফ্লাইট',
    },
    told: { car: 'ড্রাইভার জানেন', hotel: 'হোটেল জানে' },
    /** The call is in Bengali: its own words. */
    call: itineraryCall.lines.map(({ own }) => own),
  },
  callingHours: {
    title: 'রিমাইন্ডার কখন যায়',
    window: 'কল {from} থেকে {to}',
    yours: 'এটা উদাহরণ: সময় আপনিই ঠিক করেন।',
    columns: { reminder: 'রিমাইন্ডার', wanted: 'যাওয়ার কথা', goesOut: 'কখন যায়' },
    reminders: {
      emi: '5 তারিখে EMI',
      mandate: 'ম্যান্ডেট বাউন্স',
      paper: 'কাগজ বাকি',
      optedOut: 'গ্রাহক কল চান না',
    },
    tomorrow: 'কাল {time}',
    never: 'কল যায় না',
    call: ['আপনার ₹4,200-র EMI 5 তারিখে দেওয়ার কথা।', 'কালই দিয়ে দেব।', 'ঠিক আছে, লিঙ্ক পাঠিয়ে দিয়েছি।'],
  },
}
