import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'सीधे सामग्री पर जाएँ',
  mainMenu: 'मुख्य मेन्यू',
  desktop: {
    home: 'होम',
    service: 'सेवाएँ',
    services: 'सभी सेवाएँ',
    pricing: 'कीमतें',
    blog: 'ब्लॉग',
    serviceMenu: 'सेवाएँ और कारोबार',
  },
  mobile: {
    menu: 'मेन्यू',
    close: 'मेन्यू बंद करें',
    home: 'होम',
    service: 'सेवाएँ',
    pricing: 'कीमतें',
    blog: 'ब्लॉग',
  },
  dashboard: 'डैशबोर्ड',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'संपर्क करें', call: 'कॉल पाएँ', price: 'मेरा खर्च', chat: 'चैट' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'अपने फ़ोन पर सुनकर देखें',
    text: 'तीन मिनट तक की मुफ़्त कॉल, हिन्दी या अंग्रेज़ी में। या पहले देख लें कि आपके महीने का खर्च कितना आएगा।',
    call: 'मुफ़्त टेस्ट कॉल पाएँ',
    price: 'मेरा खर्च देखें',
    faq: 'लोग क्या पूछते हैं',
  },
  theme: {
    label: 'थीम: {theme}',
    names: { system: 'सिस्टम जैसी', light: 'लाइट', dark: 'डार्क' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'भाषा',
  footer: {
    company: 'कंपनी',
    blogs: 'ब्लॉग',
    privacy: 'प्राइवेसी पॉलिसी',
    faq: 'आम सवाल',
    founder: 'संस्थापक का कार्ड',
    help: 'मदद',
    /** Named without a link. */
    helpEntries: ['हमसे जुड़ें', 'सपोर्ट', 'संपर्क'],
    follow: 'फ़ॉलो करें',
    newTab: '(नए टैब में खुलता है)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'चैट खोलें',
    openUnread: 'चैट खोलें: नया मैसेज',
    label: 'चैट',
    opening: 'चैट खुल रही है',
    failed: 'चैट नहीं खुल पाई। कृपया अपना इंटरनेट देखें और फिर कोशिश करें, या {link}।',
    write: 'हमें लिखें',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'इस पेज का एक हिस्सा लोड नहीं हुआ: कृपया पेज फिर लोड करें। लिंक और फ़ॉर्म फिर भी काम करते हैं।',
  notFound: {
    heading: 'पेज नहीं मिला',
    text: 'यह पेज है ही नहीं। शायद इसका पता बदल गया, या लिंक में कोई अक्षर छूट गया।',
    action: 'होम पेज पर लौटें',
  },
  unexpected: {
    heading: 'अचानक कुछ गड़बड़ हो गई!',
    text: 'यह पेज बनाते समय हमारी तरफ़ कुछ बिगड़ गया। आपका भेजा कुछ भी नहीं खोया। कृपया पेज फिर लोड करें, या होम पेज से शुरू करें।',
    action: 'होम पेज पर लौटें',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'बंद करें',
  playFilm: 'फ़िल्म चलाएँ',
  pauseFilm: 'फ़िल्म रोकें',
  playMotion: 'एनिमेशन चलाएँ',
  pauseMotion: 'एनिमेशन रोकें',
  filmPosition: 'फ़िल्म कहाँ तक पहुँची',
  filmPositionText: '{length} में से {position}',
  mute: 'आवाज़ बंद',
  captions: 'कैप्शन',
  notifications: 'सूचनाएँ',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'होम',
  blog: 'ब्लॉग',
  about: 'हमारे बारे में',
  faq: 'आम सवाल',
  founder: 'संस्थापक',
  service: 'सेवाएँ',
}
