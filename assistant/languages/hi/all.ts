import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { hi as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const hi = { amountWords, conversationWords, language, numberWords }
