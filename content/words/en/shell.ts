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
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'Get in touch', call: 'Call me', price: 'My price', chat: 'Chat' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'Hear it on your own phone',
    text: 'A free call of up to three minutes, in Hindi or English. Or see first what your month would cost.',
    call: 'Get a free test call',
    price: 'See my price',
    faq: 'Questions others ask',
  },
  theme: {
    label: 'Theme: {theme}',
    names: { system: 'as the system', light: 'light', dark: 'dark' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'Language',
  footer: {
    company: 'Company',
    blogs: 'Blogs',
    privacy: 'Privacy Policy',
    faq: 'FAQ',
    founder: 'Founder’s card',
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
    label: 'Chat',
    opening: 'Opening the chat',
    failed:
      'The chat could not be opened. Please check your internet connection and try again, or {link}.',
    write: 'write to us',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'Part of this page did not load: please reload it. Links and forms still work.',
  notFound: {
    heading: 'Page Not Found',
    text: 'This page doesn’t exist. It may have moved, or the link lost a letter on its way.',
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
  playMotion: 'Play the motion',
  pauseMotion: 'Pause the motion',
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
