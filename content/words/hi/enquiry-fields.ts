import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'आपका नाम',
    tooLong: 'नाम {limit} अक्षरों के भीतर रखें।',
    shown: 'नाम',
    stored: 'नाम',
  },
  companyName: {
    label: 'कंपनी',
    tooLong: 'कंपनी का नाम {limit} अक्षरों के भीतर रखें।',
    shown: 'कंपनी',
    stored: 'कंपनी',
  },
  email: {
    label: 'ईमेल',
    tooLong: 'ईमेल पता {limit} अक्षरों के भीतर रखें।',
    shown: 'ईमेल',
    stored: 'ईमेल पता',
  },
  phoneNumber: {
    label: 'फ़ोन नंबर',
    tooLong: 'फ़ोन नंबर {limit} अक्षरों के भीतर रखें।',
    shown: 'फ़ोन',
    stored: 'फ़ोन नंबर',
  },
  query: {
    label: 'आपके ग्राहक किस बारे में कॉल करते हैं?',
    tooLong: 'मैसेज {limit} अक्षरों के भीतर रखें।',
    shown: 'मैसेज',
    stored: 'मैसेज ({count} अक्षर)',
  },
}
