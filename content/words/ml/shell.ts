import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'ഉള്ളടക്കത്തിലേക്ക്',
  mainMenu: 'പ്രധാന മെനു',
  desktop: {
    home: 'ഹോം',
    service: 'സേവനം',
    services: 'സേവനങ്ങൾ',
    pricing: 'നിരക്കുകൾ',
    blog: 'ബ്ലോഗ്',
    serviceMenu: 'സേവനങ്ങളും മേഖലകളും',
  },
  mobile: {
    menu: 'മെനു',
    close: 'മെനു അടയ്ക്കുക',
    home: 'ഹോം',
    service: 'സേവനം',
    pricing: 'നിരക്കുകൾ',
    blog: 'ബ്ലോഗ്',
  },
  dashboard: 'ഡാഷ്ബോർഡ്',
  /** The three ways on, wherever a visitor is. */
  actions: { label: 'ബന്ധപ്പെടാൻ', call: 'എന്നെ വിളിക്കൂ', price: 'നിരക്ക്', chat: 'ചാറ്റ്' },
  /** Where a page ends without an action of its own. */
  next: {
    heading: 'സ്വന്തം ഫോണിൽ കേട്ടുനോക്കൂ',
    text: 'ഹിന്ദിയിലോ ഇംഗ്ലീഷിലോ, മൂന്നു മിനിറ്റ് വരെ സൗജന്യ കോൾ. അല്ലെങ്കിൽ മാസം എത്ര വരുമെന്ന് ആദ്യം നോക്കൂ.',
    call: 'സൗജന്യ ഡെമോ കോൾ',
    price: 'എന്റെ നിരക്ക് കാണൂ',
    faq: 'മറ്റുള്ളവർ ചോദിക്കുന്നത്',
  },
  theme: {
    label: 'തീം: {theme}',
    names: { system: 'സിസ്റ്റം പോലെ', light: 'ലൈറ്റ്', dark: 'ഡാർക്ക്' },
  },
  /** The switcher: each language stands in it by its own name. */
  language: 'ഭാഷ',
  footer: {
    company: 'കമ്പനി',
    blogs: 'ബ്ലോഗുകൾ',
    privacy: 'സ്വകാര്യതാ നയം',
    faq: 'ചോദ്യോത്തരം',
    founder: 'ഫൗണ്ടർ കാർഡ്',
    help: 'സഹായം',
    /** Named without a link. */
    helpEntries: ['ടീമിൽ ചേരൂ', 'സപ്പോർട്ട്', 'ബന്ധപ്പെടൂ'],
    follow: 'ഫോളോ ചെയ്യൂ',
    newTab: '(പുതിയ ടാബിൽ തുറക്കും)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'ചാറ്റ് തുറക്കുക',
    openUnread: 'ചാറ്റ് തുറക്കുക: പുതിയ സന്ദേശം',
    label: 'ചാറ്റ്',
    opening: 'ചാറ്റ് തുറക്കുന്നു',
    failed: 'ചാറ്റ് തുറക്കാനായില്ല. ഇന്റർനെറ്റ് കണക്‌ഷൻ നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കൂ, അല്ലെങ്കിൽ {link}.',
    write: 'ഞങ്ങൾക്ക് എഴുതൂ',
  },
  /** Said when a part of our code could not be fetched, and the page goes on without any of it. */
  incomplete: 'ഈ പേജിന്റെ ഒരു ഭാഗം ലോഡായില്ല: പേജ് വീണ്ടും ലോഡ് ചെയ്യൂ. ലിങ്കുകളും ഫോമുകളും ഇപ്പോഴും പ്രവർത്തിക്കും.',
  notFound: {
    heading: 'പേജ് കണ്ടില്ല',
    text: 'ഇങ്ങനെയൊരു പേജില്ല. സ്ഥലം മാറിയതാകാം, അല്ലെങ്കിൽ ലിങ്കിൽ ഒരക്ഷരം വിട്ടുപോയതാകാം.',
    action: 'ഹോം പേജിലേക്ക്',
  },
  unexpected: {
    heading: 'അപ്രതീക്ഷിത തകരാർ!',
    text: 'ഈ പേജ് കാണിക്കുന്നതിനിടെ ഞങ്ങളുടെ ഭാഗത്ത് എന്തോ തകരാറുണ്ടായി. നിങ്ങൾ അയച്ചതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല. പേജ് വീണ്ടും ലോഡ് ചെയ്യൂ, അല്ലെങ്കിൽ ഹോം പേജിൽ നിന്നു തുടങ്ങൂ.',
    action: 'ഹോം പേജിലേക്ക്',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'അടയ്ക്കുക',
  playFilm: 'ഫിലിം കാണുക',
  pauseFilm: 'ഫിലിം നിർത്തുക',
  playMotion: 'ചലനം തുടരുക',
  pauseMotion: 'ചലനം നിർത്തുക',
  filmPosition: 'ഫിലിം എവിടെയെത്തി',
  filmPositionText: '{length}ൽ {position}',
  mute: 'മ്യൂട്ട്',
  captions: 'ക്യാപ്ഷൻ',
  notifications: 'അറിയിപ്പുകൾ',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'ഹോം',
  blog: 'ബ്ലോഗ്',
  about: 'ഞങ്ങളെക്കുറിച്ച്',
  faq: 'ചോദ്യോത്തരം',
  founder: 'ഫൗണ്ടർ',
  service: 'സേവനങ്ങൾ',
}
