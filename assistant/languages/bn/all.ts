import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { bn as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const bn = { amountWords, conversationWords, language, numberWords }
