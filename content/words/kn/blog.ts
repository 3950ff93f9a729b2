import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'ಬ್ಲಾಗ್: AI ವಾಯ್ಸ್, ಚಾಟ್ ಮತ್ತು ಗ್ರಾಹಕ ಸೇವೆ',
    description:
      'ನಮ್ಮ ದೇಶದಲ್ಲಿ ಗ್ರಾಹಕ ಸೇವೆ ನಡೆಸುವವರಿಗಾಗಿ ಲೇಖನಗಳು: AI ಏಜೆಂಟ್ ಏನನ್ನು ಚೆನ್ನಾಗಿ ಮಾಡುತ್ತದೆ, ಎಷ್ಟು ಖರ್ಚು, ಎಲ್ಲಿ ಎಡವುತ್ತದೆ, ಚಿಕ್ಕದಾಗಿ ಶುರು ಮಾಡುವುದು ಹೇಗೆ.',
  },
  heading: 'ಫೋನಿನ ಆ ತುದಿಯಿಂದ ಕೆಲವು ಮಾತು',
  lead: 'ನಮ್ಮ ದೇಶದಲ್ಲಿ ಗ್ರಾಹಕ ಸೇವೆ ನಡೆಸುವವರಿಗಾಗಿ: AI ಏಜೆಂಟ್ ಏನನ್ನು ಚೆನ್ನಾಗಿ ಮಾಡುತ್ತದೆ, ಎಷ್ಟು ಖರ್ಚು, ಎಲ್ಲಿ ಎಡವುತ್ತದೆ, ಚಿಕ್ಕದಾಗಿ ಶುರು ಮಾಡುವುದು ಹೇಗೆ.',
  inEnglish: 'ಲೇಖನಗಳು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ.',
  featuredLabel: 'ವಿಶೇಷ ಲೇಖನ',
  featured: 'ವಿಶೇಷ',
  articlesLabel: 'ಲೇಖನಗಳು',
  readMore: 'ಇನ್ನಷ್ಟು ಓದಿ',
  readingTime: '{minutes} ನಿಮಿಷದ ಓದು',
  loadMore: 'ಇನ್ನಷ್ಟು ನೋಡಿ',
  loadLess: 'ಕಡಿಮೆ ನೋಡಿ',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'ನೀವಿರುವ ಜಾಗ',
  onThisPage: 'ಈ ಪುಟದಲ್ಲಿ',
  readNext: 'ಮುಂದೆ ಓದಿ',
  table: 'ಕೋಷ್ಟಕ',
}
