export type NavigationLink = { label: string; to: string }

/** 'dashboard' leaves the site; the shell fills in its address. */
export const dashboardLabel = 'Dashboard'

export const desktopNavigation = {
  home: { label: 'Home', to: '/home' },
  service: {
    label: 'Service',
    to: '/service',
    menu: [
      { label: 'Services', to: '/service' },
      { label: 'HealthCare', to: '/healthcare' },
      { label: 'Travel,Tour and Booking', to: '/travel-booking' },
      { label: 'Financial Service', to: '/financial-service' },
      { label: 'Online Store', to: '/online-store' },
    ],
  },
  pricing: { label: 'Pricing', to: '/pricing' },
  blog: { label: 'Blog', to: '/blog' },
} as const

export const mobileNavigation = [
  { label: 'Home', to: '/' },
  { label: 'Service', to: '/service' },
  { label: 'Online Store', to: '/online-store' },
  { label: 'Healthcare', to: '/healthcare' },
  { label: 'Financial Service', to: '/financial-service' },
  { label: 'Travel and Booking', to: '/travel-booking' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Blog', to: '/blog' },
] as const satisfies readonly NavigationLink[]

export const footerLinks = [
  { label: 'Company', to: '/about' },
  { label: 'Blogs', to: '/blog' },
  { label: 'Privacy Policy', to: '/privacy' },
] as const satisfies readonly NavigationLink[]

/** Named in the footer without a link. */
export const footerPlainEntries = ['Join Us', 'Support', 'Contact'] as const
