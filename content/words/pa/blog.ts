import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'ਬਲੌਗ: ਭਾਰਤ ਵਿੱਚ AI ਵੌਇਸ, ਚੈਟ ਅਤੇ ਸਪੋਰਟ',
    description:
      'ਭਾਰਤ ਵਿੱਚ ਕਸਟਮਰ ਸਪੋਰਟ ਚਲਾਉਣ ਵਾਲਿਆਂ ਲਈ ਲੇਖ: AI ਏਜੰਟ ਕੀ ਚੰਗਾ ਕਰਦੀ ਹੈ, ਕਿੰਨਾ ਖ਼ਰਚਾ ਆਉਂਦਾ ਹੈ, ਕਿੱਥੇ ਖੁੰਝਦੀ ਹੈ, ਅਤੇ ਛੋਟੀ ਸ਼ੁਰੂਆਤ ਕਿਵੇਂ ਕਰੀਏ।',
  },
  heading: 'ਫ਼ੋਨ ਦੇ ਦੂਜੇ ਪਾਸਿਓਂ',
  lead: 'ਭਾਰਤ ਵਿੱਚ ਕਸਟਮਰ ਸਪੋਰਟ ਚਲਾਉਣ ਵਾਲਿਆਂ ਲਈ: AI ਏਜੰਟ ਕੀ ਚੰਗਾ ਕਰਦੀ ਹੈ, ਕਿੰਨੇ ਵਿੱਚ ਪੈਂਦੀ ਹੈ, ਕਿੱਥੇ ਖੁੰਝਦੀ ਹੈ, ਅਤੇ ਛੋਟੀ ਸ਼ੁਰੂਆਤ ਕਿਵੇਂ ਕਰੀਏ।',
  /** Said where the page itself speaks another language. */
  inEnglish: 'ਲੇਖ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹਨ।',
  featuredLabel: 'ਖ਼ਾਸ ਲੇਖ',
  featured: 'ਖ਼ਾਸ',
  articlesLabel: 'ਲੇਖ',
  readMore: 'ਹੋਰ ਪੜ੍ਹੋ',
  readingTime: '{minutes} ਮਿੰਟ ਦਾ ਲੇਖ',
  loadMore: 'ਹੋਰ ਦਿਖਾਓ',
  loadLess: 'ਘੱਟ ਦਿਖਾਓ',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'ਤੁਸੀਂ ਇੱਥੇ ਹੋ',
  onThisPage: 'ਇਸ ਪੇਜ ’ਤੇ',
  readNext: 'ਹੁਣ ਇਹ ਪੜ੍ਹੋ',
  table: 'ਟੇਬਲ',
}
