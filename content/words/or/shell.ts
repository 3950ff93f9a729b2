import { brand } from '../../facts/brand.ts'
import type { Words } from '../words.ts'

/** Around every page: the menus, the footer, the pages that tell of errors. */
export const shell: Words['shell'] = {
  skip: 'ମୂଳ ଲେଖାକୁ ଯାଆନ୍ତୁ',
  mainMenu: 'ମୂଳ ମେନୁ',
  desktop: {
    home: 'ହୋମ୍',
    service: 'ସେବା',
    services: 'ସବୁ ସେବା',
    pricing: 'ଦାମ',
    blog: 'ବ୍ଲଗ୍',
    serviceMenu: 'ସେବା ଓ ବ୍ୟବସାୟ',
  },
  mobile: {
    menu: 'ମେନୁ',
    close: 'ମେନୁ ବନ୍ଦ କରନ୍ତୁ',
    home: 'ହୋମ୍',
    service: 'ସେବା',
    pricing: 'ଦାମ',
    blog: 'ବ୍ଲଗ୍',
  },
  dashboard: 'ଡ୍ୟାସବୋର୍ଡ',
  actions: { label: 'ଯୋଗାଯୋଗ', call: 'କଲ୍ ଦରକାର', price: 'ମୋ ଖର୍ଚ୍ଚ', chat: 'ଚାଟ୍' },
  next: {
    heading: 'ନିଜ ଫୋନରେ ଶୁଣି ଦେଖନ୍ତୁ',
    text: 'ତିନି ମିନିଟ୍ ଯାଏ ଫ୍ରି କଲ୍, ହିନ୍ଦୀ ବା ଇଂରାଜୀରେ। ନହେଲେ ଆଗ ଦେଖନ୍ତୁ, ଆପଣଙ୍କୁ ମାସକୁ କେତେ ପଡ଼ିବ।',
    call: 'ଫ୍ରି ଟେଷ୍ଟ କଲ୍ ନିଅନ୍ତୁ',
    price: 'ମୋ ଖର୍ଚ୍ଚ ଦେଖିବି',
    faq: 'ଅନ୍ୟମାନଙ୍କ ପ୍ରଶ୍ନ',
  },
  theme: {
    label: 'ଥିମ୍: {theme}',
    names: { system: 'ସିଷ୍ଟମ୍ ପରି', light: 'ଲାଇଟ୍', dark: 'ଡାର୍କ' },
  },
  language: 'ଭାଷା',
  footer: {
    company: 'କମ୍ପାନୀ',
    blogs: 'ବ୍ଲଗ୍',
    privacy: 'ଗୋପନୀୟତା ନୀତି',
    faq: 'ପ୍ରଶ୍ନୋତ୍ତର',
    founder: 'ପ୍ରତିଷ୍ଠାତାଙ୍କ କାର୍ଡ',
    help: 'ସାହାଯ୍ୟ',
    helpEntries: ['ଆମ ସହ କାମ', 'ସପୋର୍ଟ', 'ଯୋଗାଯୋଗ'],
    follow: 'ଫଲୋ କରନ୍ତୁ',
    newTab: '(ନୂଆ ଟାବରେ ଖୋଲେ)',
    copyright: `© {year} ${brand.name}`,
  },
  chat: {
    open: 'ଚାଟ୍ ଖୋଲନ୍ତୁ',
    openUnread: 'ଚାଟ୍ ଖୋଲନ୍ତୁ: ନୂଆ ମେସେଜ୍',
    label: 'ଚାଟ୍',
    opening: 'ଚାଟ୍ ଖୋଲୁଛି',
    failed: 'ଚାଟ୍ ଖୋଲିପାରିଲା ନାହିଁ। ଇଣ୍ଟରନେଟ୍ କନେକ୍ସନ୍ ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, ନହେଲେ {link}।',
    write: 'ଆମକୁ ଲେଖନ୍ତୁ',
  },
  incomplete: 'ଏହି ପେଜର କିଛି ଅଂଶ ଲୋଡ୍ ହେଲା ନାହିଁ: ରିଲୋଡ୍ କରନ୍ତୁ। ଲିଙ୍କ୍ ଓ ଫର୍ମ କିନ୍ତୁ କାମ କରୁଛି।',
  notFound: {
    heading: 'ପେଜ୍ ମିଳିଲା ନାହିଁ',
    text: 'ଏଭଳି କୌଣସି ପେଜ୍ ନାହିଁ। ହୁଏତ ଘୁଞ୍ଚିଯାଇଛି, କିମ୍ବା ବାଟରେ ଲିଙ୍କରୁ ଗୋଟିଏ ଅକ୍ଷର ଖସିଯାଇଛି।',
    action: 'ହୋମ୍ ପେଜକୁ ଫେରନ୍ତୁ',
  },
  unexpected: {
    heading: 'କିଛି ଅସୁବିଧା ହେଲା!',
    text: 'ପେଜ୍ ତିଆରି ହେବା ବେଳେ ଆମ ପଟେ କିଛି ବିଗିଡ଼ିଗଲା। ଆପଣ ଯାହା ପଠାଇଛନ୍ତି, ସେଥିରୁ କିଛି ହଜିନାହିଁ। ରିଲୋଡ୍ କରନ୍ତୁ, କିମ୍ବା ହୋମ୍ ପେଜରୁ ପୁଣି ଆରମ୍ଭ କରନ୍ତୁ।',
    action: 'ହୋମ୍ ପେଜକୁ ଫେରନ୍ତୁ',
  },
}

/** Names of controls that any page may show. */
export const ui: Words['ui'] = {
  close: 'ବନ୍ଦ କରନ୍ତୁ',
  playFilm: 'ଫିଲ୍ମ ଚଲାନ୍ତୁ',
  pauseFilm: 'ଫିଲ୍ମ ରୋକନ୍ତୁ',
  playMotion: 'ଆନିମେସନ୍ ଚଲାନ୍ତୁ',
  pauseMotion: 'ଆନିମେସନ୍ ରୋକନ୍ତୁ',
  filmPosition: 'ଫିଲ୍ମ କେତେ ଚାଲିଲା',
  filmPositionText: '{length} ଭିତରୁ {position}',
  mute: 'ମ୍ୟୁଟ୍',
  captions: 'କ୍ୟାପସନ୍',
  notifications: 'ନୋଟିଫିକେସନ୍',
}

/** The way to a page, as search engines are told of it. */
export const breadcrumbs: Words['breadcrumbs'] = {
  home: 'ହୋମ୍',
  blog: 'ବ୍ଲଗ୍',
  about: 'ଆମ ବିଷୟରେ',
  faq: 'ପ୍ରଶ୍ନୋତ୍ତର',
  founder: 'ପ୍ରତିଷ୍ଠାତା',
  service: 'ସେବା',
}
