import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { pa as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const pa = { amountWords, conversationWords, language, numberWords }
