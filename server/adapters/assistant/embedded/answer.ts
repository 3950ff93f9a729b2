import type { Answers } from '#content/assistant/answers/format.ts'
import type { Intent } from '#content/assistant/intents.ts'
import { againstPeople, compare, estimate, planDetails, recommend } from './answer-plans.ts'
import type { Slots } from './slots.ts'

type Answering = (said: Answers, slots: Slots) => string

const onlyPlan = (slots: Slots) => (slots.plans.length === 1 ? (slots.plans[0] ?? 'all') : 'all')
const hasUsage = (slots: Slots) =>
  slots.minutes.length > 0 || (slots.calls !== null && slots.each !== null)

const answering: Readonly<Record<Intent, Answering>> = {
  pricing_overview: (said, slots) =>
    hasUsage(slots) ? estimate(said, slots) : planDetails(said, slots),
  plan_details: (said, slots) =>
    hasUsage(slots) ? estimate(said, slots) : planDetails(said, slots),
  plan_compare: (said, slots) =>
    hasUsage(slots) ? estimate(said, { ...slots, plans: [] }) : compare(said, slots.plans),
  plan_recommend: recommend,
  free_minutes: (said, slots) => said.freeMinutes[onlyPlan(slots)],
  overage_rate: (said) => said.overage,
  cost_estimate: estimate,
  cost_vs_human: againstPeople,
  savings: (said) => said.savings,
  concurrent_calls: (said, slots) => said.concurrentCalls[onlyPlan(slots)],
  languages: (said, slots) => languages(said, slots),
  availability: (said) => said.availability,
  accuracy: (said) => said.accuracy,
  resolution: (said) => said.resolution,
  speed: (said) => said.speed,
  chat_support: (said) => said.chatSupport,
  email_support: (said) => said.emailSupport,
  voice_agents: (said) => said.voiceAgents,
  appointments: (said) => said.appointments,
  analytics_recording: (said) => said.analyticsRecording,
  integrations: (said) => said.integrations,
  industries: (said, slots) => said.industries[slots.industries[0] ?? 'all'],
  demo: (said) => said.demo,
  contact: (said) => said.contact,
  setup: (said) => said.setup,
  what_is_adya: (said) => said.whatIsAdya,
  human_handover: (said) => said.humanHandover,
  dashboard_app: (said) => said.dashboardApp,
  privacy: (said) => said.privacy,
  data_deletion: (said) => said.dataDeletion,
  about_company: (said) => said.aboutCompany,
  greeting: (said) => said.greeting,
  thanks: (said) => said.thanks,
  goodbye: (said) => said.goodbye,
  are_you_human: (said) => said.areYouHuman,
  rival_price: (said) => said.rivalPrice,
  rival_compare: (said) => said.rivalCompare,
  refund_order: (said) => said.refundOrder,
  billing_tax: (said) => said.billingTax,
  certificates: (said) => said.certificates,
  abuse: (said) => said.abuse,
  injection: (said) => said.injection,
  off_topic: (said) => said.offTopic,
}

function languages(said: Answers, slots: Slots): string {
  const [first] = slots.languages
  if (!first) return slots.unlistedLanguage ? said.languageNotListed : said.languages
  if (slots.unlistedLanguage) return said.languages
  const names = slots.languages.map((language) => said.languageNames[language])
  return said.languageSpoken({ language: names.join(', ') })
}

export const answerFor = (intent: Intent, said: Answers, slots: Slots): string =>
  answering[intent](said, slots)
