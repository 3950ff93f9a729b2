import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { kn as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const kn = { amountWords, conversationWords, language, numberWords }
