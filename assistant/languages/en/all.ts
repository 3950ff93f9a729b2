import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { en as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const en = { amountWords, conversationWords, language, numberWords }
