import type { Words } from '../words.ts'

export const blog: Words['blog'] = {
  head: {
    title: 'வலைப்பதிவு: இந்தியாவில் AI குரல், சாட், வாடிக்கையாளர் சேவை',
    description:
      'இந்தியாவில் வாடிக்கையாளர் சேவையை நடத்துபவர்களுக்கான கட்டுரைகள்: AI ஏஜென்ட் எதை நன்றாகச் செய்யும், செலவு என்ன, எங்கே தடுமாறும், சிறிதாகத் தொடங்குவது எப்படி.',
  },
  heading: 'போனின் மறுமுனையிலிருந்து சில குறிப்புகள்',
  lead: 'இந்தியாவில் வாடிக்கையாளர் சேவையை நடத்துபவர்களுக்கு: AI\u00a0ஏஜென்ட் எதை நன்றாகச் செய்யும், செலவு என்ன, எங்கே தடுமாறும், சிறிதாகத் தொடங்குவது எப்படி.',
  /** Said where the page itself speaks another language. */
  inEnglish: 'கட்டுரைகள் ஆங்கிலத்தில் உள்ளன.',
  featuredLabel: 'சிறப்புக் கட்டுரை',
  featured: 'சிறப்பு',
  articlesLabel: 'கட்டுரைகள்',
  readMore: 'மேலும் படிக்க',
  readingTime: '{minutes} நிமிட வாசிப்பு',
  loadMore: 'மேலும் காட்டு',
  loadLess: 'குறைத்துக் காட்டு',
}

/** Around the text of an article. */
export const article: Words['article'] = {
  breadcrumb: 'பக்கப் பாதை',
  onThisPage: 'இந்தப் பக்கத்தில்',
  readNext: 'அடுத்துப் படிக்க',
  table: 'அட்டவணை',
}
