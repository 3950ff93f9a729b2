import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'ਸਿੱਧਾ ਲਿਖਤ ’ਤੇ ਜਾਓ',
  mainMenu: 'ਮੁੱਖ',
  desktop: {
    home: 'ਹੋਮ',
    service: 'ਸੇਵਾਵਾਂ',
    services: 'ਸਾਰੀਆਂ ਸੇਵਾਵਾਂ',
    pricing: 'ਕੀਮਤ',
    blog: 'ਬਲੌਗ',
    serviceMenu: 'ਸੇਵਾਵਾਂ ਅਤੇ ਕਾਰੋਬਾਰ',
  },
  mobile: {
    menu: 'ਮੀਨੂ',
    close: 'ਮੀਨੂ ਬੰਦ ਕਰੋ',
    home: 'ਹੋਮ',
    service: 'ਸੇਵਾਵਾਂ',
    pricing: 'ਕੀਮਤ',
    blog: 'ਬਲੌਗ',
  },
  dashboard: 'ਡੈਸ਼ਬੋਰਡ',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'ਗੱਲ ਕਰੋ', call: 'ਮੈਨੂੰ ਕਾਲ ਕਰੋ', price: 'ਮੇਰਾ ਖ਼ਰਚਾ', chat: 'ਚੈਟ' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'ਆਪਣੇ ਹੀ ਫ਼ੋਨ ’ਤੇ ਸੁਣੋ',
    text: 'ਤਿੰਨ ਮਿੰਟ ਤੱਕ ਦੀ ਮੁਫ਼ਤ ਕਾਲ, ਹਿੰਦੀ ਜਾਂ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ। ਜਾਂ ਪਹਿਲਾਂ ਦੇਖੋ ਕਿ ਤੁਹਾਡੇ ਮਹੀਨੇ ਦਾ ਖ਼ਰਚਾ ਕਿੰਨਾ ਬਣੇਗਾ।',
    call: 'ਮੁਫ਼ਤ ਟੈਸਟ ਕਾਲ ਲਓ',
    price: 'ਮੇਰਾ ਖ਼ਰਚਾ ਦੇਖੋ',
    faq: 'ਹੋਰ ਲੋਕ ਕੀ ਪੁੱਛਦੇ ਹਨ',
  },
  theme: {
    label: 'ਥੀਮ: {theme}',
    names: { system: 'ਸਿਸਟਮ ਮੁਤਾਬਕ', light: 'ਲਾਈਟ', dark: 'ਡਾਰਕ' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'ਭਾਸ਼ਾ',
  footer: {
    company: 'ਕੰਪਨੀ',
    blogs: 'ਬਲੌਗ',
    privacy: 'ਪ੍ਰਾਈਵੇਸੀ ਪਾਲਿਸੀ',
    faq: 'ਆਮ ਸਵਾਲ',
    founder: 'ਬਾਨੀ ਦਾ ਕਾਰਡ',
    help: 'ਮਦਦ',
    /** Named without a link. */
    helpEntries: ['ਸਾਡੇ ਨਾਲ ਜੁੜੋ', 'ਸਪੋਰਟ', 'ਸੰਪਰਕ'],
    follow: 'ਫ਼ਾਲੋ ਕਰੋ',
    newTab: '(ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦਾ ਹੈ)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'ਚੈਟ ਖੋਲ੍ਹੋ',
    openUnread: 'ਚੈਟ ਖੋਲ੍ਹੋ: ਨਵਾਂ ਮੈਸੇਜ',
    label: 'ਚੈਟ',
    opening: 'ਚੈਟ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ',
    failed: 'ਚੈਟ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ। ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਦੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ {link}।',
    write: 'ਸਾਨੂੰ ਲਿਖੋ',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'ਇਸ ਪੇਜ ਦਾ ਕੁਝ ਹਿੱਸਾ ਲੋਡ ਨਹੀਂ ਹੋਇਆ: ਪੇਜ ਦੁਬਾਰਾ ਲੋਡ ਕਰੋ। ਲਿੰਕ ਅਤੇ ਫ਼ਾਰਮ ਫਿਰ ਵੀ ਚੱਲਦੇ ਹਨ।',
  notFound: {
    heading: 'ਪੇਜ ਨਹੀਂ ਮਿਲਿਆ',
    text: 'ਇੱਥੇ ਅਜਿਹਾ ਕੋਈ ਪੇਜ ਨਹੀਂ। ਹੋ ਸਕਦਾ ਹੈ ਥਾਂ ਬਦਲ ਗਈ ਹੋਵੇ, ਜਾਂ ਲਿੰਕ ਵਿੱਚੋਂ ਕੋਈ ਅੱਖਰ ਰਹਿ ਗਿਆ ਹੋਵੇ।',
    action: 'ਵਾਪਸ ਹੋਮ ਪੇਜ ’ਤੇ',
  },
  unexpected: {
    heading: 'ਅਚਾਨਕ ਗਲਤੀ ਆ ਗਈ!',
    text: 'ਇਹ ਪੇਜ ਖੋਲ੍ਹਦਿਆਂ ਸਾਡੇ ਪਾਸਿਓਂ ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ। ਤੁਹਾਡਾ ਭੇਜਿਆ ਕੁਝ ਨਹੀਂ ਗੁਆਚਿਆ। ਪੇਜ ਦੁਬਾਰਾ ਲੋਡ ਕਰੋ, ਜਾਂ ਹੋਮ ਪੇਜ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
    action: 'ਵਾਪਸ ਹੋਮ ਪੇਜ ’ਤੇ',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'ਬੰਦ ਕਰੋ',
  playFilm: 'ਫ਼ਿਲਮ ਚਲਾਓ',
  pauseFilm: 'ਫ਼ਿਲਮ ਰੋਕੋ',
  playMotion: 'ਐਨੀਮੇਸ਼ਨ ਚਲਾਓ',
  pauseMotion: 'ਐਨੀਮੇਸ਼ਨ ਰੋਕੋ',
  filmPosition: 'ਫ਼ਿਲਮ ਕਿੱਥੇ ਪਹੁੰਚੀ',
  filmPositionText: '{length} ਵਿੱਚੋਂ {position}',
  mute: 'ਆਵਾਜ਼ ਬੰਦ',
  captions: 'ਕੈਪਸ਼ਨ',
  notifications: 'ਸੂਚਨਾਵਾਂ',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'ਹੋਮ',
  blog: 'ਬਲੌਗ',
  about: 'ਸਾਡੇ ਬਾਰੇ',
  faq: 'ਆਮ ਸਵਾਲ',
  founder: 'ਬਾਨੀ',
  service: 'ਸੇਵਾਵਾਂ',
}
