export const founderCard = {
  heading: 'Put us in your phone',
  lead: 'The company on one side, the person on the other. Scan the code, save the contact, or keep both cards as one picture.',
  companyLabel: 'Company card',
  founderLabel: 'Founder card',
  visit: 'Visit',
  download: 'Download',
  saveContact: 'Save contact',
  pictureFile: 'business-card.png',
  contactFile: 'founder.vcf',
} as const
