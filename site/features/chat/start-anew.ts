import { ask, stopReply } from './conversation/chat-replies.ts'
import { resetConversation } from './conversation/chat-session.ts'
import { failedQuestion } from './conversation/chat-state.ts'
import { chatState } from './conversation/chat-store.ts'
import { attachFile } from './files/chat-files.ts'
import { localFile } from './files/local-files.ts'

/** Leaves a conversation that is full, and asks its last question with its files in a new one. */
export async function startAnew(): Promise<void> {
  const question = failedQuestion(chatState())
  if (!question) return
  const files = question.attachments.map(({ id, name }) => ({ content: localFile(id), name }))
  await resetConversation(stopReply)
  for (const { content, name } of files) if (content) await attachFile(content, name)
  await ask(question.text)
}
