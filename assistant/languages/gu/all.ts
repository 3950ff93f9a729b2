import { amountWords } from './amounts.ts'
import { conversationWords } from './conversation.ts'
import { gu as language } from './language.ts'
import { numberWords } from './numbers.ts'

export const gu = { amountWords, conversationWords, language, numberWords }
