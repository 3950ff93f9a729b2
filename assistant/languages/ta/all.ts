import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { ta as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const ta = { amountWords, conversationWords, language, numberWords }
