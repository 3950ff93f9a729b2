/** The budgets that calls are counted against: an amount for each address, and one for all of a day. */
export type BudgetName =
  | 'enquiry'
  | 'demo-call'
  | 'chat'
  | 'chat-reply'
  | 'chat-upload'
  | 'chat-read'
  | 'my-data'
