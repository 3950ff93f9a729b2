import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'तुमचं नाव',
    tooLong: 'नाव {limit} अक्षरांच्या आत ठेवा.',
    shown: 'नाव',
    stored: 'नाव',
  },
  companyName: {
    label: 'कंपनी',
    tooLong: 'कंपनीचं नाव {limit} अक्षरांच्या आत ठेवा.',
    shown: 'कंपनी',
    stored: 'कंपनी',
  },
  email: {
    label: 'ईमेल',
    tooLong: 'ईमेल पत्ता {limit} अक्षरांच्या आत ठेवा.',
    shown: 'ईमेल',
    stored: 'ईमेल पत्ता',
  },
  phoneNumber: {
    label: 'फोन नंबर',
    tooLong: 'फोन नंबर {limit} अक्षरांच्या आत ठेवा.',
    shown: 'फोन',
    stored: 'फोन नंबर',
  },
  query: {
    label: 'तुमचे ग्राहक कशाबद्दल फोन करतात?',
    tooLong: 'मेसेज {limit} अक्षरांच्या आत ठेवा.',
    shown: 'मेसेज',
    stored: 'मेसेज ({count} अक्षरं)',
  },
}
