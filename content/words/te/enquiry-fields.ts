import type { EnquiryFieldWords } from '../words.ts'

export const enquiryFields: EnquiryFieldWords = {
  name: {
    label: 'మీ పేరు',
    tooLong: 'పేరు {limit} అక్షరాల లోపు ఉండాలి.',
    shown: 'పేరు',
    stored: 'పేరు',
  },
  companyName: {
    label: 'కంపెనీ',
    tooLong: 'కంపెనీ పేరు {limit} అక్షరాల లోపు ఉండాలి.',
    shown: 'కంపెనీ',
    stored: 'కంపెనీ',
  },
  email: {
    label: 'ఈమెయిల్',
    tooLong: 'ఈమెయిల్ అడ్రస్ {limit} అక్షరాల లోపు ఉండాలి.',
    shown: 'ఈమెయిల్',
    stored: 'ఈమెయిల్ అడ్రస్',
  },
  phoneNumber: {
    label: 'ఫోన్ నంబర్',
    tooLong: 'ఫోన్ నంబర్ {limit} అక్షరాల లోపు ఉండాలి.',
    shown: 'ఫోన్',
    stored: 'ఫోన్ నంబర్',
  },
  query: {
    label: 'మీ కస్టమర్లు దేని గురించి కాల్ చేస్తారు?',
    tooLong: 'మెసేజ్ {limit} అక్షరాల లోపు ఉండాలి.',
    shown: 'మెసేజ్',
    stored: 'మెసేజ్ ({count} అక్షరాలు)',
  },
}
