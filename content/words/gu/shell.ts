import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'સીધા લખાણ પર જાઓ',
  mainMenu: 'મુખ્ય',
  desktop: {
    home: 'હોમ',
    service: 'સેવાઓ',
    services: 'બધી સેવાઓ',
    pricing: 'કિંમત',
    blog: 'બ્લોગ',
    serviceMenu: 'સેવાઓ અને ક્ષેત્રો',
  },
  mobile: {
    menu: 'મેનુ',
    close: 'મેનુ બંધ કરો',
    home: 'હોમ',
    service: 'સેવાઓ',
    pricing: 'કિંમત',
    blog: 'બ્લોગ',
  },
  dashboard: 'ડેશબોર્ડ',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'વાત કરો', call: 'મને કોલ કરો', price: 'મારો ખર્ચ', chat: 'ચેટ' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'તમારા પોતાના ફોન પર સાંભળો',
    text: 'ત્રણ મિનિટ સુધીનો મફત કોલ, હિન્દી કે અંગ્રેજીમાં. અથવા પહેલાં જુઓ કે તમારા મહિનાનો ખર્ચ કેટલો થાય.',
    call: 'મફત ટેસ્ટ કોલ મેળવો',
    price: 'મારો ખર્ચ જુઓ',
    faq: 'બીજા શું પૂછે છે',
  },
  theme: {
    label: 'થીમ: {theme}',
    names: { system: 'સિસ્ટમ પ્રમાણે', light: 'લાઇટ', dark: 'ડાર્ક' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'ભાષા',
  footer: {
    company: 'કંપની',
    blogs: 'બ્લોગ',
    privacy: 'પ્રાઇવસી પોલિસી',
    faq: 'સામાન્ય સવાલો',
    founder: 'સ્થાપકનું કાર્ડ',
    help: 'મદદ',
    /** Named without a link. */
    helpEntries: ['અમારી ટીમમાં જોડાઓ', 'સપોર્ટ', 'સંપર્ક'],
    follow: 'ફોલો કરો',
    newTab: '(નવી ટેબમાં ખૂલે છે)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'ચેટ ખોલો',
    openUnread: 'ચેટ ખોલો: નવો મેસેજ',
    label: 'ચેટ',
    opening: 'ચેટ ખૂલે છે',
    failed: 'ચેટ ખૂલી શકી નહીં. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો, અથવા {link}.',
    write: 'અમને લખો',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'આ પેજનો થોડો ભાગ લોડ થયો નથી: પેજ ફરી લોડ કરો. લિંક અને ફોર્મ ચાલે છે.',
  notFound: {
    heading: 'પેજ મળ્યું નહીં',
    text: 'આવું કોઈ પેજ નથી. કદાચ બીજે ખસ્યું હશે, અથવા લિંકમાંથી એકાદ અક્ષર પડી ગયો હશે.',
    action: 'હોમ પેજ પર પાછા',
  },
  unexpected: {
    heading: 'અચાનક ભૂલ થઈ!',
    text: 'આ પેજ ખોલતાં અમારી બાજુએ કંઈક ગરબડ થઈ. તમે મોકલેલું કશું ખોવાયું નથી. પેજ ફરી લોડ કરો, અથવા હોમ પેજથી શરૂ કરો.',
    action: 'હોમ પેજ પર પાછા',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'બંધ કરો',
  playFilm: 'ફિલ્મ ચલાવો',
  pauseFilm: 'ફિલ્મ થોભાવો',
  playMotion: 'એનિમેશન ચલાવો',
  pauseMotion: 'એનિમેશન થોભાવો',
  filmPosition: 'ફિલ્મ ક્યાં પહોંચી',
  filmPositionText: '{length}માંથી {position}',
  mute: 'અવાજ બંધ',
  captions: 'કેપ્શન',
  notifications: 'સૂચનાઓ',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'હોમ',
  blog: 'બ્લોગ',
  about: 'અમારા વિશે',
  faq: 'સામાન્ય સવાલો',
  founder: 'સ્થાપક',
  service: 'સેવાઓ',
}
