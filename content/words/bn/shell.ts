import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'মূল লেখায় যান',
  mainMenu: 'মূল মেনু',
  desktop: {
    home: 'হোম',
    service: 'পরিষেবা',
    services: 'সব পরিষেবা',
    pricing: 'দাম',
    blog: 'ব্লগ',
    serviceMenu: 'পরিষেবা ও ব্যবসা',
  },
  mobile: {
    menu: 'মেনু',
    close: 'মেনু বন্ধ করুন',
    home: 'হোম',
    service: 'পরিষেবা',
    pricing: 'দাম',
    blog: 'ব্লগ',
  },
  dashboard: 'ড্যাশবোর্ড',
  actions: { label: 'যোগাযোগ', call: 'কল চাই', price: 'আমার খরচ', chat: 'চ্যাট' },
  next: {
    heading: 'নিজের ফোনেই শুনে নিন',
    text: 'তিন মিনিট পর্যন্ত ফ্রি কল, হিন্দি বা ইংরেজিতে। নয়তো আগে দেখুন, আপনার মাসে কত পড়বে।',
    call: 'ফ্রি টেস্ট কল নিন',
    price: 'আমার খরচ দেখি',
    faq: 'অন্যরা যা জানতে চান',
  },
  theme: {
    label: 'থিম: {theme}',
    names: { system: 'সিস্টেমের মতো', light: 'লাইট', dark: 'ডার্ক' },
  },
  language: 'ভাষা',
  footer: {
    company: 'কোম্পানি',
    blogs: 'ব্লগ',
    privacy: 'গোপনীয়তা নীতি',
    faq: 'প্রশ্নোত্তর',
    founder: 'প্রতিষ্ঠাতার কার্ড',
    help: 'সাহায্য',
    helpEntries: ['আমাদের সঙ্গে কাজ', 'সাপোর্ট', 'যোগাযোগ'],
    follow: 'ফলো করুন',
    newTab: '(নতুন ট্যাবে খোলে)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'চ্যাট খুলুন',
    openUnread: 'চ্যাট খুলুন: নতুন মেসেজ',
    label: 'চ্যাট',
    opening: 'চ্যাট খুলছে',
    failed: 'চ্যাট খোলা গেল না। ইন্টারনেট কানেকশন দেখে নিয়ে আবার চেষ্টা করুন, নয়তো {link}।',
    write: 'আমাদের লিখুন',
  },
  incomplete: 'এই পেজের কিছুটা লোড হয়নি: রিলোড করুন। লিঙ্ক আর ফর্ম কিন্তু চলছে।',
  notFound: {
    heading: 'পেজটি পাওয়া গেল না',
    text: 'এই পেজটি নেই। হয়তো সরে গেছে, নয়তো লিঙ্কের একটা অক্ষর পথে কোথাও খসে গেছে।',
    action: 'হোম পেজে ফিরুন',
  },
  unexpected: {
    heading: 'কিছু একটা গোলমাল হয়েছে!',
    text: 'পেজটি তৈরি হওয়ার সময় আমাদের দিকে কিছু একটা বিগড়েছে। আপনি যা পাঠিয়েছেন, তার কিছুই হারায়নি। রিলোড করুন, নয়তো হোম পেজ থেকে আবার শুরু করুন।',
    action: 'হোম পেজে ফিরুন',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'বন্ধ করুন',
  playFilm: 'ফিল্ম চালান',
  pauseFilm: 'ফিল্ম থামান',
  playMotion: 'অ্যানিমেশন চালান',
  pauseMotion: 'অ্যানিমেশন থামান',
  filmPosition: 'ফিল্ম কতদূর',
  filmPositionText: '{length}-এর মধ্যে {position}',
  mute: 'মিউট',
  captions: 'ক্যাপশন',
  notifications: 'নোটিফিকেশন',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'হোম',
  blog: 'ব্লগ',
  about: 'আমাদের কথা',
  faq: 'প্রশ্নোত্তর',
  founder: 'প্রতিষ্ঠাতা',
  service: 'পরিষেবা',
}
