export { amountWords } from './amounts.ts'
export { conversationWords } from './conversation.ts'
export { numberWords } from './numbers.ts'
