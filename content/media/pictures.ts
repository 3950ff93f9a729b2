/** Every picture the site can show, by public id. */
export const pictureIds = [
  'pictures/logo',
  'pictures/logo-mono',
  'pictures/logo-reversed',
  'pictures/logo-wordmark',
  'pictures/logo-wordmark-reversed',
  'pictures/social',

  'pictures/articles/top-use-case',
  'pictures/articles/adya-vs-bland',
  'pictures/articles/cold-calling-vs-ai-voice-campaigns',
  'pictures/articles/ai-voice-assistants-vs-human-agents',
  'pictures/articles/how-ai-voice-agents-transform-service-delivery',
  'pictures/articles/the-role-of-automated-ai-voice-solutions',
  'pictures/articles/enhancing-customer-experiences-with-conversational-ai',
  'pictures/articles/reduce-call-center-costs-and-improve-service-efficiency-with-ai-voice-agents',
  'pictures/articles/unlocking-the-power-of-ai-powered-customer-service',
  'pictures/articles/ai-customer-support',
  'pictures/articles/revolutionizing-healthcare-and-ecommerce-interactions',

  'pictures/integrations/crm',
  'pictures/integrations/help-desk',
  'pictures/integrations/knowledge-base',
  'pictures/integrations/e-commerce',
  'pictures/integrations/messaging',
  'pictures/integrations/custom-api',

  'pictures/features/inbound-calls',
  'pictures/features/outbound-calls',
  'pictures/features/appointments',
  'pictures/features/crm-sync',
  'pictures/features/call-analytics',
  'pictures/features/chat-automation',
  'pictures/features/multilingual-chat',
  'pictures/features/email-classification',
  'pictures/features/suggested-replies',
  'pictures/features/priority-routing',

  'pictures/industries/healthcare',
  'pictures/industries/online-store',
  'pictures/industries/travel-booking',
  'pictures/industries/financial-service',

  'pictures/services/customer-support',
  'pictures/services/appointment-management',
  'pictures/services/delivery-updates',
  'pictures/services/hotels-and-restaurants',
] as const

export type PictureId = (typeof pictureIds)[number]
