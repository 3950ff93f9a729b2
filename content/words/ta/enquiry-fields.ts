import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'உங்கள் பெயர்',
    tooLong: 'பெயர் {limit} எழுத்துகளுக்குள் இருக்கட்டும்.',
    shown: 'பெயர்',
    stored: 'பெயர்',
  },
  companyName: {
    label: 'நிறுவனம்',
    tooLong: 'நிறுவனத்தின் பெயர் {limit} எழுத்துகளுக்குள் இருக்கட்டும்.',
    shown: 'நிறுவனம்',
    stored: 'நிறுவனம்',
  },
  email: {
    label: 'இமெயில்',
    tooLong: 'இமெயில் முகவரி {limit} எழுத்துகளுக்குள் இருக்கட்டும்.',
    shown: 'இமெயில்',
    stored: 'இமெயில் முகவரி',
  },
  phoneNumber: {
    label: 'போன் எண்',
    tooLong: 'போன் எண் {limit} எழுத்துகளுக்குள் இருக்கட்டும்.',
    shown: 'போன்',
    stored: 'போன் எண்',
  },
  query: {
    label: 'உங்கள் வாடிக்கையாளர்கள் எதற்காக அழைக்கிறார்கள்?',
    tooLong: 'செய்தி {limit} எழுத்துகளுக்குள் இருக்கட்டும்.',
    shown: 'செய்தி',
    stored: 'செய்தி ({count} எழுத்துகள்)',
  },
}
