import { chatAutomation, multilingualChat } from './chat.ts'
import { emailClassification, priorityRouting, suggestedReplies } from './email.ts'
import { appointments, callAnalytics, crmSync, inboundCalls, outboundCalls } from './voice.ts'

export const featureFigures = {
  'pictures/features/inbound-calls': inboundCalls,
  'pictures/features/outbound-calls': outboundCalls,
  'pictures/features/appointments': appointments,
  'pictures/features/crm-sync': crmSync,
  'pictures/features/call-analytics': callAnalytics,
  'pictures/features/chat-automation': chatAutomation,
  'pictures/features/multilingual-chat': multilingualChat,
  'pictures/features/email-classification': emailClassification,
  'pictures/features/suggested-replies': suggestedReplies,
  'pictures/features/priority-routing': priorityRouting,
} as const
