import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { te as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const te = { amountWords, conversationWords, language, numberWords }
