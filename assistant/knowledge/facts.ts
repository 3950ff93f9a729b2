import type { IndustryId } from '../languages/named-concepts.ts'

/** A page of the site that states a fact. */
export type Page =
  | '/home'
  | '/home#demo'
  | '/home#contact'
  | '/pricing'
  | '/service'
  | '/faq'
  | '/about'
  | '/privacy'
  | '/founder'
  | '/blog'
  | `/blog/${string}`
  | '/my-data'
  | `/${IndustryId}`

type Condition = {
  plan?: 'base' | 'pro' | 'enterprise'
  industry?: IndustryId
  channel?: 'voice' | 'chat' | 'email'
}

export type Fact = {
  id: string
  /** The thing it is about, and what is said of it. */
  about: string
  says: string
  /** Whether it holds, when it can be asked with yes or no; null for a value, a list or a way. */
  holds: boolean | null
  page: Page
  when?: Condition
}

const voice = { channel: 'voice' } as const
const chat = { channel: 'chat' } as const
const email = { channel: 'email' } as const
const health = { industry: 'healthcare' } as const
const store = { industry: 'online-store' } as const
const travel = { industry: 'travel-booking' } as const
const lender = { industry: 'financial-service' } as const

/** What the site says, one small statement each. The words are in each language's sentences. */
export const facts = [
  // The product
  { id: 'product.what', about: 'product', says: 'is', holds: null, page: '/home' },
  { id: 'product.channels', about: 'product', says: 'channels', holds: null, page: '/home' },
  { id: 'product.how', about: 'product', says: 'works', holds: null, page: '/faq' },
  { id: 'product.why', about: 'product', says: 'advantages', holds: null, page: '/home' },
  { id: 'product.jobs', about: 'product', says: 'jobs', holds: null, page: '/service' },
  { id: 'voice.what', about: 'voice', says: 'does', holds: true, page: '/home', when: voice },
  { id: 'voice.inbound', about: 'voice', says: 'answers', holds: true, page: '/home', when: voice },
  { id: 'voice.outbound', about: 'voice', says: 'calls', holds: true, page: '/home', when: voice },
  {
    id: 'voice.knows-caller',
    about: 'voice',
    says: 'knows-caller',
    holds: true,
    page: '/service',
    when: voice,
  },
  { id: 'voice.no-queue', about: 'voice', says: 'queue', holds: false, page: '/faq', when: voice },
  { id: 'chat.what', about: 'chat', says: 'does', holds: true, page: '/home', when: chat },
  { id: 'chat.share', about: 'chat', says: 'share', holds: null, page: '/home', when: chat },
  { id: 'chat.speed', about: 'chat', says: 'speed', holds: null, page: '/home', when: chat },
  { id: 'chat.where', about: 'chat', says: 'where', holds: null, page: '/home', when: chat },
  { id: 'chat.letters', about: 'chat', says: 'letters', holds: true, page: '/home', when: chat },
  {
    id: 'chat.tasks',
    about: 'chat',
    says: 'finishes-tasks',
    holds: true,
    page: '/home',
    when: chat,
  },
  { id: 'chat.files', about: 'chat', says: 'files', holds: true, page: '/home', when: chat },
  { id: 'channels.continue', about: 'channels', says: 'continue', holds: true, page: '/home' },
  { id: 'email.what', about: 'email', says: 'does', holds: true, page: '/home', when: email },
  { id: 'email.speed', about: 'email', says: 'speed', holds: null, page: '/home', when: email },
  { id: 'email.sort', about: 'email', says: 'sorts', holds: true, page: '/home', when: email },
  { id: 'email.drafts', about: 'email', says: 'drafts', holds: null, page: '/home', when: email },
  { id: 'email.mood', about: 'email', says: 'mood', holds: true, page: '/home', when: email },
  { id: 'appointments.what', about: 'appointments', says: 'books', holds: true, page: '/home' },
  {
    id: 'appointments.double',
    about: 'appointments',
    says: 'double-booking',
    holds: false,
    page: '/service',
  },
  {
    id: 'appointments.reminders',
    about: 'appointments',
    says: 'reminds',
    holds: true,
    page: '/service',
  },
  { id: 'analytics', about: 'analytics', says: 'shows', holds: true, page: '/home' },
  { id: 'recording', about: 'recording', says: 'records', holds: true, page: '/pricing' },
  { id: 'summary', about: 'summary', says: 'writes', holds: true, page: '/pricing' },
  { id: 'handover', about: 'handover', says: 'hands-over', holds: true, page: '/home' },
  { id: 'honesty', about: 'answers', says: 'invents', holds: false, page: '/faq' },
  { id: 'unknown-answers', about: 'answers', says: 'unknown', holds: null, page: '/faq' },
  { id: 'says-ai', about: 'agent', says: 'tells-it-is-ai', holds: true, page: '/about' },
  { id: 'accuracy', about: 'agent', says: 'accuracy', holds: null, page: '/home' },
  { id: 'resolved.tier-one', about: 'resolved', says: 'tier-one', holds: null, page: '/faq' },
  { id: 'resolved.routine', about: 'resolved', says: 'routine', holds: null, page: '/faq' },
  { id: 'resolved.alone', about: 'resolved', says: 'self-service', holds: null, page: '/home' },
  { id: 'handling-time', about: 'agent', says: 'handling-time', holds: null, page: '/home' },
  { id: 'speed', about: 'agent', says: 'speed', holds: null, page: '/home' },
  { id: 'languages.list', about: 'languages', says: 'are', holds: null, page: '/faq' },
  { id: 'languages.mix', about: 'languages', says: 'mixed', holds: true, page: '/faq' },
  { id: 'availability', about: 'agent', says: 'always-on', holds: true, page: '/home' },
  { id: 'integrations.list', about: 'integrations', says: 'are', holds: null, page: '/home' },
  { id: 'integrations.crm', about: 'integrations', says: 'crm', holds: true, page: '/home' },
  {
    id: 'integrations.help-desk',
    about: 'integrations',
    says: 'help-desk',
    holds: true,
    page: '/home',
  },
  {
    id: 'integrations.knowledge',
    about: 'integrations',
    says: 'knowledge-base',
    holds: true,
    page: '/home',
  },
  {
    id: 'integrations.shop',
    about: 'integrations',
    says: 'e-commerce',
    holds: true,
    page: '/home',
  },
  {
    id: 'integrations.messaging',
    about: 'integrations',
    says: 'messaging-apps',
    holds: true,
    page: '/home',
  },
  {
    id: 'integrations.api',
    about: 'integrations',
    says: 'own-software',
    holds: true,
    page: '/home',
  },
  { id: 'setup.how', about: 'setup', says: 'steps', holds: null, page: '/faq' },
  { id: 'setup.time', about: 'setup', says: 'time', holds: null, page: '/faq' },
  { id: 'setup.install', about: 'setup', says: 'installation', holds: false, page: '/faq' },
  { id: 'setup.teach', about: 'setup', says: 'taught-by', holds: null, page: '/faq' },
  { id: 'app', about: 'app', says: 'exists', holds: true, page: '/pricing' },
  { id: 'dashboard', about: 'dashboard', says: 'place', holds: null, page: '/home' },
  { id: 'sign-up', about: 'sign-up', says: 'way', holds: null, page: '/home#contact' },
  { id: 'trial', about: 'trial', says: 'exists', holds: null, page: '/home#demo' },
  // Money
  { id: 'minutes.extra', about: 'minutes', says: 'extra-rate', holds: null, page: '/pricing' },
  { id: 'plan.former-price', about: 'pro', says: 'former-price', holds: null, page: '/pricing' },
  { id: 'plan.period', about: 'plans', says: 'period', holds: null, page: '/pricing' },
  { id: 'seat-fees', about: 'plans', says: 'seat-fees', holds: false, page: '/pricing' },
  { id: 'calculator', about: 'calculator', says: 'exists', holds: true, page: '/pricing' },
  { id: 'calculator.share', about: 'calculator', says: 'share', holds: true, page: '/pricing' },
  { id: 'advice', about: 'plans', says: 'advice', holds: null, page: '/pricing' },
  { id: 'agent.cost', about: 'human-agent', says: 'cost', holds: null, page: '/faq' },
  { id: 'agent.replace', about: 'human-agent', says: 'replaced', holds: null, page: '/faq' },
  { id: 'savings', about: 'savings', says: 'support-cost', holds: null, page: '/faq' },
  { id: 'savings.half', about: 'savings', says: 'lower-cost', holds: null, page: '/home' },
  { id: 'savings.service', about: 'savings', says: 'cost-of-service', holds: null, page: '/home' },
  { id: 'traditional', about: 'traditional-way', says: 'compared', holds: null, page: '/home' },
  // Lines of business
  { id: 'industries.list', about: 'industries', says: 'are', holds: null, page: '/service' },
  {
    id: 'industries.healthcare',
    about: 'industries',
    says: 'suits',
    holds: true,
    page: '/healthcare',
    when: health,
  },
  {
    id: 'industries.online-store',
    about: 'industries',
    says: 'suits',
    holds: true,
    page: '/online-store',
    when: store,
  },
  {
    id: 'industries.travel-booking',
    about: 'industries',
    says: 'suits',
    holds: true,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'industries.financial-service',
    about: 'industries',
    says: 'suits',
    holds: true,
    page: '/financial-service',
    when: lender,
  },
  { id: 'industries.other', about: 'industries', says: 'other', holds: null, page: '/service' },
  {
    id: 'health.advice',
    about: 'healthcare',
    says: 'medical-advice',
    holds: false,
    page: '/healthcare',
    when: health,
  },
  {
    id: 'health.emergency',
    about: 'healthcare',
    says: 'emergency',
    holds: null,
    page: '/healthcare',
    when: health,
  },
  {
    id: 'health.data',
    about: 'healthcare',
    says: 'patient-data',
    holds: null,
    page: '/healthcare',
    when: health,
  },
  {
    id: 'health.reports',
    about: 'healthcare',
    says: 'reads-results',
    holds: null,
    page: '/healthcare',
    when: health,
  },
  {
    id: 'health.no-shows',
    about: 'healthcare',
    says: 'no-shows',
    holds: true,
    page: '/healthcare',
    when: health,
  },
  {
    id: 'health.sum',
    about: 'healthcare',
    says: 'example',
    holds: null,
    page: '/healthcare',
    when: health,
  },
  { id: 'store.cod', about: 'store', says: 'cod', holds: true, page: '/online-store', when: store },
  {
    id: 'store.parcel',
    about: 'store',
    says: 'order-status',
    holds: true,
    page: '/online-store',
    when: store,
  },
  {
    id: 'store.returns',
    about: 'store',
    says: 'returns',
    holds: true,
    page: '/online-store',
    when: store,
  },
  {
    id: 'store.sale',
    about: 'store',
    says: 'rush',
    holds: null,
    page: '/online-store',
    when: store,
  },
  {
    id: 'store.promises',
    about: 'store',
    says: 'promises-beyond-policy',
    holds: false,
    page: '/online-store',
    when: store,
  },
  {
    id: 'store.sum',
    about: 'store',
    says: 'example',
    holds: null,
    page: '/online-store',
    when: store,
  },
  {
    id: 'delivery',
    about: 'delivery',
    says: 'updates',
    holds: true,
    page: '/service',
    when: store,
  },
  {
    id: 'travel.rooms',
    about: 'travel',
    says: 'holds-rooms',
    holds: true,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'travel.tables',
    about: 'travel',
    says: 'holds-tables',
    holds: true,
    page: '/service',
    when: travel,
  },
  {
    id: 'travel.changes',
    about: 'travel',
    says: 'moves-itinerary',
    holds: true,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'travel.arrival',
    about: 'travel',
    says: 'calls-before-arrival',
    holds: true,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'travel.overbooking',
    about: 'travel',
    says: 'overbooks',
    holds: false,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'travel.groups',
    about: 'travel',
    says: 'groups',
    holds: null,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'travel.cancellations',
    about: 'travel',
    says: 'cancellations',
    holds: null,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'travel.sum',
    about: 'travel',
    says: 'example',
    holds: null,
    page: '/travel-booking',
    when: travel,
  },
  {
    id: 'finance.reminders',
    about: 'finance',
    says: 'emi-reminders',
    holds: true,
    page: '/financial-service',
    when: lender,
  },
  {
    id: 'finance.mandates',
    about: 'finance',
    says: 'bounced-mandates',
    holds: true,
    page: '/financial-service',
    when: lender,
  },
  {
    id: 'finance.documents',
    about: 'finance',
    says: 'collects-documents',
    holds: true,
    page: '/financial-service',
    when: lender,
  },
  {
    id: 'finance.hours',
    about: 'finance',
    says: 'calling-hours',
    holds: null,
    page: '/financial-service',
    when: lender,
  },
  {
    id: 'finance.identity',
    about: 'finance',
    says: 'verifies',
    holds: true,
    page: '/financial-service',
    when: lender,
  },
  {
    id: 'finance.audit',
    about: 'finance',
    says: 'audit',
    holds: true,
    page: '/financial-service',
    when: lender,
  },
  {
    id: 'finance.sum',
    about: 'finance',
    says: 'example',
    holds: null,
    page: '/financial-service',
    when: lender,
  },
  // The demo call
  { id: 'demo.how', about: 'demo', says: 'way', holds: null, page: '/home#demo' },
  { id: 'demo.free', about: 'demo', says: 'free', holds: true, page: '/home#demo' },
  { id: 'demo.length', about: 'demo', says: 'length', holds: null, page: '/home#demo' },
  { id: 'demo.hours', about: 'demo', says: 'hours', holds: null, page: '/home#demo' },
  { id: 'demo.soon', about: 'demo', says: 'soon', holds: null, page: '/home#demo' },
  { id: 'demo.numbers', about: 'demo', says: 'numbers', holds: null, page: '/home#demo' },
  { id: 'demo.stop', about: 'demo', says: 'stop', holds: null, page: '/home#demo' },
  { id: 'demo.language', about: 'demo', says: 'languages', holds: null, page: '/home#demo' },
  { id: 'demo.tried', about: 'demo', says: 'tried', holds: null, page: '/home#demo' },
  { id: 'demo.data', about: 'demo', says: 'data', holds: null, page: '/privacy' },
  { id: 'demo.recorded', about: 'demo', says: 'recorded', holds: null, page: '/privacy' },
  // Reaching the company, and what it is
  { id: 'contact.how', about: 'contact', says: 'ways', holds: null, page: '/home#contact' },
  { id: 'contact.email', about: 'contact', says: 'email', holds: null, page: '/faq' },
  { id: 'contact.reply-time', about: 'contact', says: 'time', holds: null, page: '/home#contact' },
  { id: 'contact.form', about: 'contact', says: 'form', holds: null, page: '/home#contact' },
  { id: 'contact.social', about: 'contact', says: 'social', holds: null, page: '/home' },
  { id: 'company.about', about: 'company', says: 'is', holds: null, page: '/about' },
  { id: 'company.founders', about: 'company', says: 'founders', holds: null, page: '/about' },
  { id: 'company.aims', about: 'company', says: 'aims', holds: null, page: '/about' },
  { id: 'company.card', about: 'company', says: 'card', holds: null, page: '/founder' },
  { id: 'company.blog', about: 'company', says: 'blog', holds: null, page: '/blog' },
  { id: 'company.clients', about: 'company', says: 'clients', holds: null, page: '/home' },
  { id: 'rivals', about: 'rivals', says: 'compared', holds: null, page: '/blog/adya-vs-bland' },
  // Data
  { id: 'privacy.policy', about: 'privacy', says: 'policy', holds: null, page: '/privacy' },
  { id: 'privacy.stored', about: 'privacy', says: 'stored', holds: null, page: '/privacy' },
  { id: 'privacy.chat-kept', about: 'privacy', says: 'chat-kept', holds: null, page: '/privacy' },
  { id: 'privacy.calls-kept', about: 'privacy', says: 'calls-kept', holds: null, page: '/privacy' },
  {
    id: 'privacy.enquiries-kept',
    about: 'privacy',
    says: 'enquiries-kept',
    holds: null,
    page: '/privacy',
  },
  { id: 'privacy.link', about: 'privacy', says: 'link', holds: true, page: '/my-data' },
  { id: 'privacy.left', about: 'privacy', says: 'left-after', holds: null, page: '/privacy' },
  { id: 'privacy.kept', about: 'privacy', says: 'kept', holds: null, page: '/privacy' },
  { id: 'privacy.delete', about: 'privacy', says: 'delete', holds: null, page: '/privacy' },
  { id: 'privacy.correct', about: 'privacy', says: 'correct', holds: true, page: '/privacy' },
  { id: 'privacy.cookies', about: 'privacy', says: 'cookies', holds: false, page: '/privacy' },
  { id: 'privacy.trackers', about: 'privacy', says: 'trackers', holds: false, page: '/privacy' },
  { id: 'privacy.sell', about: 'privacy', says: 'sells', holds: false, page: '/privacy' },
  { id: 'privacy.training', about: 'privacy', says: 'trains', holds: false, page: '/privacy' },
  { id: 'privacy.sharing', about: 'privacy', says: 'shares', holds: null, page: '/privacy' },
  { id: 'privacy.model', about: 'privacy', says: 'outside-model', holds: null, page: '/privacy' },
  { id: 'privacy.transfer', about: 'privacy', says: 'transfer', holds: null, page: '/privacy' },
  { id: 'privacy.children', about: 'privacy', says: 'children', holds: null, page: '/privacy' },
] as const satisfies readonly Fact[]

export type FactId = (typeof facts)[number]['id']
