// Written by scripts/collect.mjs: every other file of this folder is an entry.
import crm from './crm.ts'
import customApi from './custom-api.ts'
import eCommerce from './e-commerce.ts'
import helpDesk from './help-desk.ts'
import knowledgeBase from './knowledge-base.ts'
import messaging from './messaging.ts'

export const entries = {
  crm,
  'custom-api': customApi,
  'e-commerce': eCommerce,
  'help-desk': helpDesk,
  'knowledge-base': knowledgeBase,
  messaging,
} as const
