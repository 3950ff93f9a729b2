/** Everything a buyer of this code would change, in one place. */
export const brand = {
  name: 'Adya',
  tagline: 'AI-Powered Voice Agent for Customer Support',
  description:
    'Adya is an AI agent that answers customers by voice, chat and email for Indian businesses, in more than ten Indian languages, day and night.',
  origin: 'https://adya.example',
  supportEmail: 'support@adya.example',
  securityEmail: 'security@adya.example',
  dashboardUrl: 'https://dashboard.adya.example',
  foundingYear: 2024,
  location: 'India',
  /** An empty address shows the network's name as plain text. */
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example/company/adya' },
    { name: 'Instagram', url: 'https://instagram.example/adya' },
    { name: 'X', url: 'https://x.example/adya' },
    { name: 'Facebook', url: '' },
  ],
  founder: {
    name: 'Founder name',
    title: 'Founder & CEO',
    phone: '+91 00000 00000',
    email: 'founder@adya.example',
    location: 'City, India',
  },
  themeColor: { light: '#FBF9F4', dark: '#08160F' },
} as const
