import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'थेट मजकुरावर जा',
  mainMenu: 'मुख्य मेनू',
  desktop: {
    home: 'होम',
    service: 'सेवा',
    services: 'सर्व सेवा',
    pricing: 'किमती',
    blog: 'ब्लॉग',
    serviceMenu: 'सेवा आणि व्यवसाय',
  },
  mobile: {
    menu: 'मेनू',
    close: 'मेनू बंद करा',
    home: 'होम',
    service: 'सेवा',
    pricing: 'किमती',
    blog: 'ब्लॉग',
  },
  dashboard: 'डॅशबोर्ड',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'संपर्क करा', call: 'कॉल मिळवा', price: 'माझा खर्च', chat: 'चॅट' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'तुमच्या फोनवर ऐकून बघा',
    text: 'तीन मिनिटांपर्यंतचा मोफत कॉल, हिंदी किंवा इंग्रजीत. किंवा आधी बघा, तुमच्या महिन्याचा खर्च किती येईल.',
    call: 'मोफत टेस्ट कॉल मिळवा',
    price: 'माझा खर्च बघा',
    faq: 'लोक काय विचारतात',
  },
  theme: {
    label: 'थीम: {theme}',
    names: { system: 'सिस्टमप्रमाणे', light: 'लाइट', dark: 'डार्क' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'भाषा',
  footer: {
    company: 'कंपनी',
    blogs: 'ब्लॉग',
    privacy: 'गोपनीयता धोरण',
    faq: 'नेहमीचे प्रश्न',
    founder: 'संस्थापकांचं कार्ड',
    help: 'मदत',
    /** Named without a link. */
    helpEntries: ['आमच्यासोबत या', 'सपोर्ट', 'संपर्क'],
    follow: 'फॉलो करा',
    newTab: '(नव्या टॅबमध्ये उघडते)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'चॅट उघडा',
    openUnread: 'चॅट उघडा: नवा मेसेज',
    label: 'चॅट',
    opening: 'चॅट उघडत आहे',
    failed: 'चॅट उघडता आलं नाही. कृपया तुमचं इंटरनेट तपासा आणि पुन्हा प्रयत्न करा, किंवा {link}.',
    write: 'आम्हाला लिहा',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'या पेजचा काही भाग लोड झाला नाही: कृपया पेज पुन्हा लोड करा. लिंक आणि फॉर्म तरीही चालतात.',
  notFound: {
    heading: 'पेज सापडलं नाही',
    text: 'असं पेज इथे नाही. कदाचित त्याचा पत्ता बदलला असेल, किंवा लिंकमधलं एखादं अक्षर गळलं असेल.',
    action: 'होम पेजवर परत',
  },
  unexpected: {
    heading: 'अचानक काहीतरी बिघडलं!',
    text: 'हे पेज दाखवताना आमच्याकडे काहीतरी बिघडलं. तुम्ही पाठवलेलं काहीही हरवलेलं नाही. कृपया पेज पुन्हा लोड करा, किंवा होम पेजवरून सुरुवात करा.',
    action: 'होम पेजवर परत',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'बंद करा',
  playFilm: 'फिल्म चालू करा',
  pauseFilm: 'फिल्म थांबवा',
  playMotion: 'ॲनिमेशन चालू करा',
  pauseMotion: 'ॲनिमेशन थांबवा',
  filmPosition: 'फिल्म कुठपर्यंत आली',
  filmPositionText: '{length} पैकी {position}',
  mute: 'आवाज बंद',
  captions: 'कॅप्शन',
  notifications: 'सूचना',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'होम',
  blog: 'ब्लॉग',
  about: 'आमच्याबद्दल',
  faq: 'नेहमीचे प्रश्न',
  founder: 'संस्थापक',
  service: 'सेवा',
}
