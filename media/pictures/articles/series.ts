import { automatedSolutions } from './automated-solutions.ts'
import { coldCalling } from './cold-calling.ts'
import { comparison } from './comparison.ts'
import { conversationalAi } from './conversational-ai.ts'
import { customerServiceKey } from './customer-service-key.ts'
import { customerSupport } from './customer-support.ts'
import { healthcareEcommerce } from './healthcare-ecommerce.ts'
import { humanAgents } from './human-agents.ts'
import { reduceCosts } from './reduce-costs.ts'
import { serviceDelivery } from './service-delivery.ts'
import { topUseCase } from './top-use-case.ts'

export const articleCovers = {
  'pictures/articles/top-use-case': topUseCase,
  'pictures/articles/adya-vs-bland': comparison,
  'pictures/articles/cold-calling-vs-ai-voice-campaigns': coldCalling,
  'pictures/articles/ai-voice-assistants-vs-human-agents': humanAgents,
  'pictures/articles/how-ai-voice-agents-transform-service-delivery': serviceDelivery,
  'pictures/articles/the-role-of-automated-ai-voice-solutions': automatedSolutions,
  'pictures/articles/enhancing-customer-experiences-with-conversational-ai': conversationalAi,
  'pictures/articles/reduce-call-center-costs-and-improve-service-efficiency-with-ai-voice-agents':
    reduceCosts,
  'pictures/articles/unlocking-the-power-of-ai-powered-customer-service': customerServiceKey,
  'pictures/articles/ai-customer-support': customerSupport,
  'pictures/articles/revolutionizing-healthcare-and-ecommerce-interactions': healthcareEcommerce,
} as const
