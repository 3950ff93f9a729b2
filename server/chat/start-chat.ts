import { randomBytes } from 'node:crypto'
import type { Visitor } from '../http/call.ts'
import type { Limits } from '../http/limits.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { ChatStores } from './ports.ts'

export type ChatDeps = {
  storage: UnitOfWork<ChatStores>
  limits: Limits
  now: () => number
}

/** The id is all that opens a conversation: 192 bits that nobody guesses. */
const newChatId = (): string => randomBytes(24).toString('base64url')

export async function startChat(deps: ChatDeps, visitor: Visitor): Promise<string> {
  const chatId = newChatId()
  const now = deps.now()
  await deps.storage.write(async ({ chats, budgets }) => {
    await chats.create(chatId, now)
    await deps.limits.spendCall(budgets, 'chat', visitor, now)
  })
  return chatId
}
