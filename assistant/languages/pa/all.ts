export { amountWords } from './amounts.ts'
export { conversationWords } from './conversation.ts'
export { pa as language } from './language.ts'
export { numberWords } from './numbers.ts'
