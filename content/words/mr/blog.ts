import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'ब्लॉग: भारतात AI व्हॉइस, चॅट आणि सपोर्ट',
    description:
      'भारतात सपोर्ट डेस्क चालवणाऱ्यांसाठी लेख: AI एजंट काय चांगलं करतात, किती खर्च येतो, कुठे कमी पडतात आणि छोटी सुरुवात कशी करायची.',
  },
  heading: 'फोनच्या पलीकडून',
  lead: 'भारतात सपोर्ट डेस्क चालवणाऱ्यांसाठी: AI एजंट काय चांगलं करतात, किती खर्च येतो, कुठे कमी पडतात आणि छोटी सुरुवात कशी करायची.',
  inEnglish: 'लेख इंग्रजीत आहेत.',
  featuredLabel: 'खास लेख',
  featured: 'खास',
  articlesLabel: 'लेख',
  readMore: 'पुढे वाचा',
  readingTime: '{minutes} मिनिटांचं वाचन',
  loadMore: 'आणखी दाखवा',
  loadLess: 'कमी दाखवा',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'तुम्ही इथे आहात',
  onThisPage: 'या पेजवर',
  readNext: 'पुढे हे वाचा',
  table: 'तक्ता',
}
