// What a desk to look at shows. Roles and businesses, no people.

import { plans } from '#content/facts/plans.ts'
import { rupees } from '#content/format/rupees.ts'

const [, pro] = plans
const proPrice = rupees(pro.monthly)

/** Who, their words, the page and its language, and what staff have tagged it with. */
export const enquiries = [
  {
    business: 'Lender in Kolkata',
    role: 'Branch manager',
    message: 'কিস্তির রিমাইন্ডার কল কি রাত ৮টার পরে বন্ধ থাকে?',
    page: '/financial-service',
    language: 'bn',
    tags: ['lender'],
  },
  {
    business: 'Clinic in Nashik',
    role: 'Practice manager',
    message: 'नमस्ते, नासिक में हमारे तीन क्लिनिक हैं। रोज़ लगभग 40 कॉल आते हैं। क्या हमारा पुराना नंबर वही रहेगा?',
    page: '/healthcare',
    language: 'hi',
    tags: ['clinic', 'own number'],
  },
  {
    business: 'Online shop in Surat',
    role: 'Owner',
    message: 'COD ઓર્ડર કન્ફર્મ કરવા માટે કોલ કરી શકે?',
    page: '/online-store',
    language: 'gu',
    tags: ['shop'],
  },
  {
    business: 'Hotel in Kochi',
    role: 'Front office',
    message: 'സീസണിൽ ഒരേ സമയം 12 കോളുകൾ വരും, കഴിയുമോ?',
    page: '/travel-booking',
    language: 'ml',
    tags: ['hotel', 'many at once'],
  },
  {
    business: 'Diagnostics lab in Chennai',
    role: 'Operations',
    message: 'அறிக்கை தயாரானதும் தானாக அழைக்க முடியுமா?',
    page: '/healthcare',
    language: 'ta',
    tags: ['clinic'],
  },
  {
    business: 'Travel agency in Amritsar',
    role: 'Owner',
    message: 'ਟਿਕਟ ਰੱਦ ਹੋਣ ਤੇ ਗਾਹਕ ਨੂੰ ਫ਼ੋਨ ਕਰ ਸਕਦੀ ਹੈ?',
    page: '/travel-booking',
    language: 'pa',
    tags: [],
  },
  {
    business: 'Furniture maker in Jaipur',
    role: 'Sales',
    message: 'Do you bill in whole minutes or by the second?',
    page: '/pricing?minutes=1200&calls=3',
    language: 'en',
    tags: ['price'],
  },
  {
    business: 'Restaurant in Hyderabad',
    role: 'Manager',
    message: 'టేబుల్ బుకింగ్ తెలుగులో తీసుకుంటుందా?',
    page: '/home',
    language: 'te',
    tags: [],
  },
  {
    business: 'Dental clinic in Pune',
    role: 'Reception',
    message: 'उद्या डेमो कॉल करता येईल का?',
    page: '/healthcare',
    language: 'mr',
    tags: ['clinic', 'demo'],
  },
  {
    business: 'Bank branch in Lucknow',
    role: 'Team lead',
    message: 'Can it hand over to our own call centre after two questions?',
    page: '/financial-service',
    language: 'en',
    tags: ['lender', 'hand-over'],
  },
  {
    business: 'Saree shop in Madurai',
    role: 'Owner',
    message: 'எங்கள் பழைய Tally மென்பொருளுடன் இணைக்க முடியுமா?',
    page: '/pricing',
    language: 'ta',
    tags: ['shop', 'Tally'],
  },
  {
    business: 'Coaching centre in Bengaluru',
    role: 'Director',
    message: 'ನಮ್ಮ ವಿದ್ಯಾರ್ಥಿಗಳಿಗೆ ಕನ್ನಡದಲ್ಲಿ ಕರೆ ಮಾಡಬಹುದೇ?',
    page: '/home',
    language: 'kn',
    tags: [],
  },
] as const

/** A question, the answer, and what the assistant tells of it. */
export const chats = [
  ['What does the Pro plan cost?', `Pro is ${proPrice} a month.`, 'en', 'plans.prices', 'sure'],
  [
    'क्या हमारा नंबर बदलना पड़ेगा?',
    'यह मुझे पक्का नहीं पता। क्या मैं किसी व्यक्ति को बुलाऊँ?',
    'hi',
    'unstated.own-number',
    'declined',
  ],
  [
    'Kisi insaan se baat karni hai',
    'Aap apni jaankari chhod dijiye: hamari team se koi likhega ya call karega.',
    'hi',
    'person',
    'sure',
  ],
  [
    'மாதம் 900 நிமிடங்களுக்கு எவ்வளவு?',
    `Pro திட்டம்: ${proPrice}-இல் ${pro.freeMinutes} நிமிடம் அடக்கம்.`,
    'ta',
    'bill',
    'sure',
  ],
  ['Does it work with our Tally?', 'I am not sure of that.', 'en', 'integrations', 'unsure'],
  ['ಕನ್ನಡ ಮಾತನಾಡುತ್ತದೆಯೇ?', 'ಹೌದು, ಕನ್ನಡ ಮಾತನಾಡುತ್ತದೆ.', 'kn', 'languages.one', 'sure'],
  ['Can I try it first?', 'Yes: ask for a demo call.', 'en', 'trial', 'sure'],
] as const

export const cannedAnswers = [
  {
    title: 'Own number',
    language: 'en',
    text: 'Yes, your number stays: calls are forwarded from it.',
  },
  { title: 'Demo call', language: 'en', text: 'Shall we call you tomorrow morning for a demo?' },
  { title: 'वही नंबर', language: 'hi', text: 'जी हाँ, आपका नंबर वही रहेगा: कॉल उसी से आगे भेजे जाते हैं।' },
  { title: 'डेमो कॉल', language: 'hi', text: 'क्या हम कल सुबह आपको डेमो के लिए कॉल करें?' },
  { title: 'डेमो कॉल', language: 'mr', text: 'उद्या सकाळी डेमोसाठी कॉल करू का?' },
  { title: 'டெமோ அழைப்பு', language: 'ta', text: 'நாளை காலை டெமோவுக்காக அழைக்கலாமா?' },
] as const
