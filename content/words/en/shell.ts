import { brand } from '../../facts/brand.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  desktop: {
    home: 'Home',
    service: 'Service',
    services: 'Services',
    pricing: 'Pricing',
    blog: 'Blog',
    serviceMenu: 'Services and industries',
  },
  mobile: {
    menu: 'Menu',
    close: 'Close menu',
    home: 'Home',
    service: 'Service',
    pricing: 'Pricing',
    blog: 'Blog',
  },
  dashboard: 'Dashboard',
  footer: {
    company: 'Company',
    blogs: 'Blogs',
    privacy: 'Privacy Policy',
    help: 'Help',
    /** Named without a link. */
    helpEntries: ['Join Us', 'Support', 'Contact'],
    follow: 'Follow',
    newTab: '(opens in a new tab)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'Open chat',
    openUnread: 'Open chat: new message',
    failed: 'The chat could not be opened. Please check your internet connection and try again.',
  },
  notFound: {
    heading: 'Page Not Found',
    text: 'The line is fine, but nobody lives at this address. It may have moved, or the link lost a letter on its way.',
    action: 'Return To HomePage',
  },
  unexpected: {
    heading: 'Unexpected Application Error!',
    text: 'Something on our side broke while this page was drawn. Nothing you sent is lost. Please reload, or start again from the home page.',
    action: 'Return To HomePage',
  },
} as const

/** Names of controls that any page may show. */
export const ui = {
  close: 'Close',
  playFilm: 'Play film',
  pauseFilm: 'Pause film',
  filmPosition: 'Position in the film',
  filmPositionText: '{position} of {length}',
  mute: 'Mute',
  captions: 'Captions',
  notifications: 'Notifications',
} as const

/** The way to a page, as search engines are told of it. */
export const breadcrumbs = {
  home: 'Home',
  blog: 'Blog',
  about: 'About',
  faq: 'FAQ',
  founder: 'Founder',
  service: 'Services',
} as const
