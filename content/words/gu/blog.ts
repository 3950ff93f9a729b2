import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'બ્લોગ: ભારતમાં AI વોઇસ, ચેટ અને સપોર્ટ',
    description:
      'ભારતમાં કસ્ટમર સપોર્ટ સંભાળતા લોકો માટે લેખ: AI એજન્ટ શું સારું કરે છે, કેટલો ખર્ચ આવે છે, ક્યાં ચૂકે છે અને નાના પાયે શરૂઆત કેવી રીતે કરવી.',
  },
  heading: 'ફોનના સામા છેડેથી',
  lead: 'ભારતમાં કસ્ટમર સપોર્ટ સંભાળતા લોકો માટે: AI એજન્ટ શું સારું કરે છે, કેટલામાં પડે છે, ક્યાં ચૂકે છે અને નાની શરૂઆત કેવી રીતે કરવી.',
  /** Said where the page itself speaks another language. */
  inEnglish: 'લેખો અંગ્રેજીમાં છે.',
  featuredLabel: 'ખાસ લેખ',
  featured: 'ખાસ',
  articlesLabel: 'લેખો',
  readMore: 'વધુ વાંચો',
  readingTime: '{minutes} મિનિટનું વાંચન',
  loadMore: 'વધુ બતાવો',
  loadLess: 'ઓછા બતાવો',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'તમે અહીં છો',
  onThisPage: 'આ પેજ પર',
  readNext: 'હવે આ વાંચો',
  table: 'કોષ્ટક',
}
