import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'ನಿಮ್ಮ ಹೆಸರು',
    tooLong: 'ಹೆಸರು {limit} ಅಕ್ಷರದೊಳಗೆ ಇರಲಿ.',
    shown: 'ಹೆಸರು',
    stored: 'ಹೆಸರು',
  },
  companyName: {
    label: 'ಕಂಪನಿ',
    tooLong: 'ಕಂಪನಿಯ ಹೆಸರು {limit} ಅಕ್ಷರದೊಳಗೆ ಇರಲಿ.',
    shown: 'ಕಂಪನಿ',
    stored: 'ಕಂಪನಿ',
  },
  email: {
    label: 'ಇಮೇಲ್',
    tooLong: 'ಇಮೇಲ್ ವಿಳಾಸ {limit} ಅಕ್ಷರದೊಳಗೆ ಇರಲಿ.',
    shown: 'ಇಮೇಲ್',
    stored: 'ಇಮೇಲ್ ವಿಳಾಸ',
  },
  phoneNumber: {
    label: 'ಫೋನ್ ನಂಬರ್',
    tooLong: 'ಫೋನ್ ನಂಬರ್ {limit} ಅಕ್ಷರದೊಳಗೆ ಇರಲಿ.',
    shown: 'ಫೋನ್',
    stored: 'ಫೋನ್ ನಂಬರ್',
  },
  query: {
    label: 'ನಿಮ್ಮ ಗ್ರಾಹಕರು ಯಾವುದರ ಬಗ್ಗೆ ಕರೆ ಮಾಡುತ್ತಾರೆ?',
    tooLong: 'ಮೆಸೇಜ್ {limit} ಅಕ್ಷರದೊಳಗೆ ಇರಲಿ.',
    shown: 'ಮೆಸೇಜ್',
    stored: 'ಮೆಸೇಜ್ ({count} ಅಕ್ಷರ)',
  },
}
