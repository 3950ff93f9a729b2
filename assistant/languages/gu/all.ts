export { amountWords } from './amounts.ts'
export { conversationWords } from './conversation.ts'
export { gu as language } from './language.ts'
export { numberWords } from './numbers.ts'
