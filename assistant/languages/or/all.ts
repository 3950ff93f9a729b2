import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { or as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const or = { amountWords, conversationWords, language, numberWords }
