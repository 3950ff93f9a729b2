import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'బ్లాగ్: AI వాయిస్, చాట్, కస్టమర్ సపోర్ట్',
    description:
      'మన దేశంలో కస్టమర్ సపోర్ట్ నడిపేవారి కోసం వ్యాసాలు: AI ఏజెంట్ ఏం బాగా చేస్తుంది, ఎంత ఖర్చవుతుంది, ఎక్కడ తడబడుతుంది, చిన్నగా ఎలా మొదలుపెట్టాలి.',
  },
  heading: 'ఫోన్‌కు అవతలి\u00a0వైపు నుంచి\u00a0కబుర్లు',
  lead: 'మన దేశంలో కస్టమర్ సపోర్ట్ నడిపేవారి కోసం: AI ఏజెంట్ ఏం బాగా చేస్తుంది, ఎంత ఖర్చవుతుంది, ఎక్కడ తడబడుతుంది, చిన్నగా ఎలా మొదలుపెట్టాలి.',
  inEnglish: 'వ్యాసాలు ఇంగ్లీష్‌లో ఉన్నాయి.',
  featuredLabel: 'ప్రత్యేక వ్యాసం',
  featured: 'ప్రత్యేకం',
  articlesLabel: 'వ్యాసాలు',
  readMore: 'ఇంకా చదవండి',
  readingTime: '{minutes} నిమిషాల వ్యాసం',
  loadMore: 'మరిన్ని చూడండి',
  loadLess: 'తక్కువ చూడండి',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'మీరున్న చోటు',
  onThisPage: 'ఈ పేజీలో',
  readNext: 'తర్వాత చదవండి',
  table: 'పట్టిక',
}
