import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'உள்ளடக்கத்துக்குச் செல்',
  mainMenu: 'முதன்மை',
  desktop: {
    home: 'முகப்பு',
    service: 'சேவை',
    services: 'சேவைகள்',
    pricing: 'கட்டணம்',
    blog: 'வலைப்பதிவு',
    serviceMenu: 'சேவைகளும் துறைகளும்',
  },
  mobile: {
    menu: 'மெனு',
    close: 'மெனுவை மூடு',
    home: 'முகப்பு',
    service: 'சேவை',
    pricing: 'கட்டணம்',
    blog: 'வலைப்பதிவு',
  },
  dashboard: 'டாஷ்போர்டு',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'தொடர்புக்கு', call: 'டெமோ கால்', price: 'விலை', chat: 'சாட்' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'உங்கள் போனிலேயே கேட்டுப்\u00a0பாருங்கள்',
    text: 'மூன்று நிமிடம் வரை இலவச அழைப்பு, இந்தியிலோ ஆங்கிலத்திலோ. அல்லது உங்களுக்கு மாதம் எவ்வளவு ஆகும் என்று முதலில் பாருங்கள்.',
    call: 'இலவச டெமோ கால்',
    price: 'என் கட்டணம் என்ன?',
    faq: 'மற்றவர்கள் கேட்பவை',
  },
  theme: {
    label: 'தோற்றம்: {theme}',
    names: { system: 'சாதனத்தின்படி', light: 'லைட்', dark: 'டார்க்' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'மொழி',
  footer: {
    company: 'நிறுவனம்',
    blogs: 'வலைப்பதிவுகள்',
    privacy: 'தனியுரிமைக் கொள்கை',
    faq: 'கேள்வி-பதில்',
    founder: 'நிறுவனர் கார்டு',
    help: 'உதவி',
    /** Named without a link. */
    helpEntries: ['எங்களுடன் சேர', 'உதவி மையம்', 'தொடர்பு'],
    follow: 'பின்தொடர',
    newTab: '(புதிய டேபில் திறக்கும்)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'சாட் திற',
    openUnread: 'சாட் திற: புதிய செய்தி',
    label: 'சாட்',
    opening: 'சாட் திறக்கிறது',
    failed: 'சாட் திறக்கவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள், அல்லது {link}.',
    write: 'எங்களுக்கு எழுதுங்கள்',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete:
    'இந்தப் பக்கத்தின் ஒரு பகுதி வரவில்லை: பக்கத்தை மீண்டும் ஏற்றுங்கள். லிங்க்குகளும் படிவங்களும் இப்போதும் வேலை செய்யும்.',
  notFound: {
    heading: 'பக்கம் கிடைக்கவில்லை',
    text: 'இப்படி ஒரு பக்கம் இல்லை. அது இடம் மாறியிருக்கலாம், அல்லது லிங்க்கில் ஓர் எழுத்து விடுபட்டிருக்கலாம்.',
    action: 'முகப்புக்குத் திரும்பு',
  },
  unexpected: {
    heading: 'எதிர்பாராத பிழை!',
    text: 'இந்தப் பக்கத்தைக் காட்டும்போது எங்கள் தரப்பில் ஏதோ கோளாறு ஆகிவிட்டது. நீங்கள் அனுப்பிய எதுவும் தொலையவில்லை. பக்கத்தை மீண்டும் ஏற்றுங்கள், அல்லது முகப்பிலிருந்து தொடங்குங்கள்.',
    action: 'முகப்புக்குத் திரும்பு',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'மூடு',
  playFilm: 'படத்தை இயக்கு',
  pauseFilm: 'படத்தை நிறுத்து',
  playMotion: 'அசைவை இயக்கு',
  pauseMotion: 'அசைவை நிறுத்து',
  filmPosition: 'படத்தில் இருக்கும் இடம்',
  filmPositionText: '{length}-இல் {position}',
  mute: 'ஒலியை நிறுத்து',
  captions: 'வசனங்கள்',
  notifications: 'அறிவிப்புகள்',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'முகப்பு',
  blog: 'வலைப்பதிவு',
  about: 'எங்களைப் பற்றி',
  faq: 'கேள்வி-பதில்',
  founder: 'நிறுவனர்',
  service: 'சேவைகள்',
}
