import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'നിങ്ങളുടെ പേര്',
    tooLong: 'പേര് {limit} അക്ഷരത്തിൽ ഒതുക്കൂ.',
    shown: 'പേര്',
    stored: 'പേര്',
  },
  companyName: {
    label: 'കമ്പനി',
    tooLong: 'കമ്പനിയുടെ പേര് {limit} അക്ഷരത്തിൽ ഒതുക്കൂ.',
    shown: 'കമ്പനി',
    stored: 'കമ്പനി',
  },
  email: {
    label: 'ഇമെയിൽ',
    tooLong: 'ഇമെയിൽ വിലാസം {limit} അക്ഷരത്തിൽ ഒതുക്കൂ.',
    shown: 'ഇമെയിൽ',
    stored: 'ഇമെയിൽ വിലാസം',
  },
  phoneNumber: {
    label: 'ഫോൺ നമ്പർ',
    tooLong: 'ഫോൺ നമ്പർ {limit} അക്കത്തിൽ ഒതുക്കൂ.',
    shown: 'ഫോൺ',
    stored: 'ഫോൺ നമ്പർ',
  },
  query: {
    label: 'കസ്റ്റമേഴ്സ് വിളിക്കുന്നത് എന്തിനൊക്കെയാണ്?',
    tooLong: 'സന്ദേശം {limit} അക്ഷരത്തിൽ ഒതുക്കൂ.',
    shown: 'സന്ദേശം',
    stored: 'സന്ദേശം ({count} അക്ഷരം)',
  },
}
