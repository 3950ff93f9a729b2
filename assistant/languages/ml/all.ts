import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { ml as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const ml = { amountWords, conversationWords, language, numberWords }
