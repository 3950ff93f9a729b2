import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'ব্লগ: ভারতে এআই ভয়েস, চ্যাট ও সাপোর্ট',
    description:
      'ভারতে যাঁরা কাস্টমার সাপোর্ট সামলান, তাঁদের জন্য লেখা: এআই এজেন্ট কী ভালো পারে, খরচ কত, কোথায় আটকায়, আর ছোট করে কীভাবে শুরু করবেন।',
  },
  heading: 'ফোনের ওপার থেকে',
  lead: 'ভারতে যাঁরা কাস্টমার সাপোর্ট সামলান, তাঁদের জন্য: এআই এজেন্ট কী ভালো পারে, খরচ কত, কোথায় আটকায়, আর ছোট করে কীভাবে শুরু করবেন।',
  inEnglish: 'লেখাগুলি ইংরেজিতে।',
  featuredLabel: 'বাছাই লেখা',
  featured: 'বাছাই',
  articlesLabel: 'লেখা',
  readMore: 'আরও পড়ুন',
  readingTime: 'পড়তে {minutes} মিনিট',
  loadMore: 'আরও দেখান',
  loadLess: 'কম দেখান',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'আপনি কোথায় আছেন',
  onThisPage: 'এই পেজে',
  readNext: 'এরপর পড়ুন',
  table: 'টেবিল',
}
