import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'నేరుగా విషయానికి',
  mainMenu: 'ప్రధాన మెనూ',
  desktop: {
    home: 'హోమ్',
    service: 'సేవలు',
    services: 'అన్ని సేవలు',
    pricing: 'ధరలు',
    blog: 'బ్లాగ్',
    serviceMenu: 'సేవలు, రంగాలు',
  },
  mobile: {
    menu: 'మెనూ',
    close: 'మెనూ మూసేయండి',
    home: 'హోమ్',
    service: 'సేవలు',
    pricing: 'ధరలు',
    blog: 'బ్లాగ్',
  },
  dashboard: 'డాష్‌బోర్డ్',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'మాతో మాట్లాడండి', call: 'కాల్ కావాలి', price: 'నా ఖర్చు', chat: 'చాట్' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'మీ ఫోన్‌లోనే వినండి',
    text: 'మూడు నిమిషాల వరకు ఉచిత కాల్, హిందీ లేదా ఇంగ్లీష్‌లో. లేదా ముందు మీకు నెలకు ఎంత అవుతుందో చూడండి.',
    call: 'ఉచిత టెస్ట్ కాల్ పొందండి',
    price: 'నా ఖర్చు చూపండి',
    faq: 'ఇతరులు అడిగే ప్రశ్నలు',
  },
  theme: {
    label: 'థీమ్: {theme}',
    names: { system: 'సిస్టమ్‌లాగే', light: 'లైట్', dark: 'డార్క్' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'భాష',
  footer: {
    company: 'కంపెనీ',
    blogs: 'బ్లాగ్‌లు',
    privacy: 'ప్రైవసీ పాలసీ',
    faq: 'ప్రశ్నలు',
    founder: 'ఫౌండర్ కార్డ్',
    help: 'సహాయం',
    /** Named without a link. */
    helpEntries: ['మాతో చేరండి', 'సపోర్ట్', 'సంప్రదించండి'],
    follow: 'ఫాలో అవ్వండి',
    newTab: '(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'చాట్ తెరవండి',
    openUnread: 'చాట్ తెరవండి: కొత్త మెసేజ్',
    label: 'చాట్',
    opening: 'చాట్ తెరుచుకుంటోంది',
    failed: 'చాట్ తెరుచుకోలేదు. మీ ఇంటర్నెట్ చూసుకుని మళ్లీ ప్రయత్నించండి, లేదా {link}.',
    write: 'మాకు రాయండి',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'పేజీలో కొంత భాగం లోడ్ కాలేదు: మళ్లీ లోడ్ చేయండి. లింకులు, ఫారాలు పనిచేస్తాయి.',
  notFound: {
    heading: 'పేజీ దొరకలేదు',
    text: 'అలాంటి పేజీ లేదు. వేరే చోటికి మారి ఉండొచ్చు, లేదా లింక్‌లో ఒక అక్షరం తప్పిపోయి ఉండొచ్చు.',
    action: 'హోమ్ పేజీకి వెళ్లండి',
  },
  unexpected: {
    heading: 'అనుకోని లోపం!',
    text: 'ఈ పేజీ తయారవుతుండగా మా వైపు ఏదో పాడైంది. మీరు పంపినది ఏదీ పోలేదు. మళ్లీ లోడ్ చేయండి, లేదా హోమ్ పేజీ నుంచి మొదలుపెట్టండి.',
    action: 'హోమ్ పేజీకి వెళ్లండి',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'మూసేయండి',
  playFilm: 'వీడియో చూడండి',
  pauseFilm: 'వీడియో ఆపండి',
  playMotion: 'యానిమేషన్ చూడండి',
  pauseMotion: 'యానిమేషన్ ఆపండి',
  filmPosition: 'వీడియోలో ఎక్కడున్నారు',
  filmPositionText: '{length}లో {position}',
  mute: 'మ్యూట్',
  captions: 'క్యాప్షన్లు',
  notifications: 'నోటిఫికేషన్లు',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'హోమ్',
  blog: 'బ్లాగ్',
  about: 'మా గురించి',
  faq: 'ప్రశ్నలు',
  founder: 'ఫౌండర్',
  service: 'సేవలు',
}
