import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { numberWords } from './numbers.ts'

export const hinglish = { amountWords, conversationWords, language: null, numberWords }
