import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'ब्लॉग: भारत में AI वॉइस, चैट और सपोर्ट',
    description:
      'भारत में सपोर्ट डेस्क चलाने वालों के लिए लेख: AI एजेंट कौन-से काम अच्छे से करती है, कितना खर्च आता है, कहाँ चूकती है, और छोटी शुरुआत कैसे करें।',
  },
  heading: 'फ़ोन के दूसरे सिरे से',
  lead: 'भारत में सपोर्ट डेस्क चलाने वालों के लिए: AI एजेंट क्या अच्छे से करती है, कितना खर्च आता है, कहाँ चूकती है, और छोटी शुरुआत कैसे करें।',
  inEnglish: 'लेख अंग्रेज़ी में हैं।',
  featuredLabel: 'खास लेख',
  featured: 'खास',
  articlesLabel: 'लेख',
  readMore: 'आगे पढ़ें',
  readingTime: '{minutes} मिनट में पढ़ें',
  loadMore: 'और दिखाएँ',
  loadLess: 'कम दिखाएँ',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'आप यहाँ हैं',
  onThisPage: 'इस पेज पर',
  readNext: 'आगे यह पढ़ें',
  table: 'तालिका',
}
