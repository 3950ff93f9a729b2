/** What the fields of an enquiry are called: on the form, when too long, on the page of stored data, in the receipt. */
export const enquiryFields = {
  name: {
    label: 'Your name',
    tooLong: 'Please keep the name within {limit} characters.',
    shown: 'Name',
    stored: 'name',
  },
  companyName: {
    label: 'Company',
    tooLong: 'Please keep the company name within {limit} characters.',
    shown: 'Company',
    stored: 'company',
  },
  email: {
    label: 'Email',
    tooLong: 'Please keep the email address within {limit} characters.',
    shown: 'Email',
    stored: 'email address',
  },
  phoneNumber: {
    label: 'Phone number',
    tooLong: 'Please keep the phone number within {limit} characters.',
    shown: 'Phone',
    stored: 'phone number',
  },
  query: {
    label: 'What do your customers call about?',
    tooLong: 'Please keep the message within {limit} characters.',
    shown: 'Message',
    stored: 'message ({count} characters)',
  },
} as const
