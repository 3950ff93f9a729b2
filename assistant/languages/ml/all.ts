export { amountWords } from './amounts.ts'
export { conversationWords } from './conversation.ts'
export { ml as language } from './language.ts'
export { numberWords } from './numbers.ts'
