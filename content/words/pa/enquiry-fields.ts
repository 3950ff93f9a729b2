import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'ਤੁਹਾਡਾ ਨਾਂ',
    tooLong: 'ਨਾਂ {limit} ਅੱਖਰਾਂ ਦੇ ਅੰਦਰ ਲਿਖੋ।',
    shown: 'ਨਾਂ',
    stored: 'ਨਾਂ',
  },
  companyName: {
    label: 'ਕੰਪਨੀ',
    tooLong: 'ਕੰਪਨੀ ਦਾ ਨਾਂ {limit} ਅੱਖਰਾਂ ਦੇ ਅੰਦਰ ਲਿਖੋ।',
    shown: 'ਕੰਪਨੀ',
    stored: 'ਕੰਪਨੀ',
  },
  email: {
    label: 'ਈਮੇਲ',
    tooLong: 'ਈਮੇਲ ਐਡਰੈੱਸ {limit} ਅੱਖਰਾਂ ਦੇ ਅੰਦਰ ਲਿਖੋ।',
    shown: 'ਈਮੇਲ',
    stored: 'ਈਮੇਲ ਐਡਰੈੱਸ',
  },
  phoneNumber: {
    label: 'ਫ਼ੋਨ ਨੰਬਰ',
    tooLong: 'ਫ਼ੋਨ ਨੰਬਰ {limit} ਅੱਖਰਾਂ ਦੇ ਅੰਦਰ ਲਿਖੋ।',
    shown: 'ਫ਼ੋਨ',
    stored: 'ਫ਼ੋਨ ਨੰਬਰ',
  },
  query: {
    label: 'ਤੁਹਾਡੇ ਗਾਹਕ ਕਿਸ ਲਈ ਫ਼ੋਨ ਕਰਦੇ ਹਨ?',
    tooLong: 'ਮੈਸੇਜ {limit} ਅੱਖਰਾਂ ਦੇ ਅੰਦਰ ਲਿਖੋ।',
    shown: 'ਮੈਸੇਜ',
    stored: 'ਮੈਸੇਜ ({count} ਅੱਖਰ)',
  },
}
