import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { mr as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const mr = { amountWords, conversationWords, language, numberWords }
