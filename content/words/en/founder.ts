export const founder = {
  head: {
    title: 'Founder’s business card',
    description: 'The company’s and the founder’s cards, to visit, save as a contact or download.',
  },
  heading: 'Save our contact',
  lead: 'The company on one side, the person on the other. Scan the code, save the contact, or keep both cards as one picture.',
  companyLabel: 'Company card',
  founderLabel: 'Founder card',
  visit: 'Visit',
  download: 'Download',
  saveContact: 'Save contact',
} as const
