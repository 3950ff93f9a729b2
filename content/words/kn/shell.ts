import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'ನೇರ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  mainMenu: 'ಮುಖ್ಯ ಮೆನು',
  desktop: {
    home: 'ಹೋಮ್',
    service: 'ಸೇವೆ',
    services: 'ಎಲ್ಲ ಸೇವೆಗಳು',
    pricing: 'ದರಗಳು',
    blog: 'ಬ್ಲಾಗ್',
    serviceMenu: 'ಸೇವೆಗಳು, ಕ್ಷೇತ್ರಗಳು',
  },
  mobile: {
    menu: 'ಮೆನು',
    close: 'ಮೆನು ಮುಚ್ಚಿ',
    home: 'ಹೋಮ್',
    service: 'ಸೇವೆ',
    pricing: 'ದರಗಳು',
    blog: 'ಬ್ಲಾಗ್',
  },
  dashboard: 'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'ನಮ್ಮ ಜೊತೆ ಮಾತನಾಡಿ', call: 'ಕರೆ ಬೇಕು', price: 'ನನ್ನ ದರ', chat: 'ಚಾಟ್' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲೇ ಕೇಳಿ',
    text: 'ಮೂರು ನಿಮಿಷದವರೆಗೆ ಉಚಿತ ಕರೆ, ಹಿಂದಿ ಅಥವಾ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ. ಅಥವಾ ಮೊದಲು ನಿಮಗೆ ತಿಂಗಳಿಗೆ ಎಷ್ಟಾಗುತ್ತದೆ ನೋಡಿ.',
    call: 'ಉಚಿತ ಟೆಸ್ಟ್ ಕರೆ ಪಡೆಯಿರಿ',
    price: 'ನನ್ನ ದರ ತೋರಿಸಿ',
    faq: 'ಬೇರೆಯವರು ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
  },
  theme: {
    label: 'ಥೀಮ್: {theme}',
    names: { system: 'ಸಿಸ್ಟಮ್‌ನಂತೆ', light: 'ಲೈಟ್', dark: 'ಡಾರ್ಕ್' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'ಭಾಷೆ',
  footer: {
    company: 'ಕಂಪನಿ',
    blogs: 'ಬ್ಲಾಗ್‌ಗಳು',
    privacy: 'ಪ್ರೈವಸಿ ಪಾಲಿಸಿ',
    faq: 'ಪ್ರಶ್ನೆಗಳು',
    founder: 'ಸಂಸ್ಥಾಪಕರ ಕಾರ್ಡ್',
    help: 'ಸಹಾಯ',
    /** Named without a link. */
    helpEntries: ['ನಮ್ಮ ತಂಡ ಸೇರಿ', 'ಸಪೋರ್ಟ್', 'ಸಂಪರ್ಕಿಸಿ'],
    follow: 'ಫಾಲೋ ಮಾಡಿ',
    newTab: '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'ಚಾಟ್ ತೆರೆಯಿರಿ',
    openUnread: 'ಚಾಟ್ ತೆರೆಯಿರಿ: ಹೊಸ ಮೆಸೇಜ್',
    label: 'ಚಾಟ್',
    opening: 'ಚಾಟ್ ತೆರೆಯುತ್ತಿದೆ',
    failed: 'ಚಾಟ್ ಓಪನ್ ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ {link}.',
    write: 'ನಮಗೆ ಬರೆಯಿರಿ',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'ಪುಟದ ಸ್ವಲ್ಪ ಭಾಗ ಲೋಡ್ ಆಗಿಲ್ಲ: ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ. ಲಿಂಕ್ ಮತ್ತು ಫಾರ್ಮ್ ಕೆಲಸ ಮಾಡುತ್ತವೆ.',
  notFound: {
    heading: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
    text: 'ಅಂಥ ಪುಟ ಇಲ್ಲ. ಬೇರೆ ಕಡೆ ಹೋಗಿರಬಹುದು, ಅಥವಾ ಲಿಂಕ್‌ನ ಒಂದು ಅಕ್ಷರ ಬಿಟ್ಟುಹೋಗಿರಬಹುದು.',
    action: 'ಹೋಮ್ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  },
  unexpected: {
    heading: 'ಅನಿರೀಕ್ಷಿತ ದೋಷ!',
    text: 'ಈ ಪುಟ ತಯಾರಾಗುವಾಗ ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಗಿದೆ. ನೀವು ಕಳಿಸಿದ್ದು ಯಾವುದೂ ಕಳೆದುಹೋಗಿಲ್ಲ. ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಅಥವಾ ಹೋಮ್ ಪುಟದಿಂದ ಶುರು ಮಾಡಿ.',
    action: 'ಹೋಮ್ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'ಮುಚ್ಚಿ',
  playFilm: 'ವಿಡಿಯೊ ನೋಡಿ',
  pauseFilm: 'ವಿಡಿಯೊ ನಿಲ್ಲಿಸಿ',
  playMotion: 'ಆ್ಯನಿಮೇಶನ್ ನೋಡಿ',
  pauseMotion: 'ಆ್ಯನಿಮೇಶನ್ ನಿಲ್ಲಿಸಿ',
  filmPosition: 'ವಿಡಿಯೊದಲ್ಲಿ ಎಲ್ಲಿದ್ದೀರಿ',
  filmPositionText: '{length}ರಲ್ಲಿ {position}',
  mute: 'ಮ್ಯೂಟ್',
  captions: 'ಕ್ಯಾಪ್ಶನ್',
  notifications: 'ನೋಟಿಫಿಕೇಶನ್',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'ಹೋಮ್',
  blog: 'ಬ್ಲಾಗ್',
  about: 'ನಮ್ಮ ಬಗ್ಗೆ',
  faq: 'ಪ್ರಶ್ನೆಗಳು',
  founder: 'ಸಂಸ್ಥಾಪಕರು',
  service: 'ಸೇವೆಗಳು',
}
