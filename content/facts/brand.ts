/** Everything that names the business, in one place: whoever takes the code over changes this file. */
export const brand = {
  name: 'Adya',
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
  themeColor: { light: '#FBF9F4', dark: '#08160F' },
} as const

/** On the card that is given away. */
export const founder = {
  name: 'Founder name',
  title: 'Founder & CEO',
  phone: '+91 00000 00000',
  email: 'founder@adya.example',
  location: 'City, India',
} as const

/** Where each letter of the wordmark begins: it is spaced by hand, in thousandths of an em. */
export const wordmarkStarts = [0, 606, 1165, 1665] as const

export const brandDomain = new URL(brand.origin).host

/** The name where only letters and digits may stand, as in the name of a header. */
export const brandToken = /* @__PURE__ */ brand.name.replace(/[^A-Za-z0-9]+/g, '')
