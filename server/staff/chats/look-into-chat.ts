import { type Actor, by, note, noteLook } from '../deps.ts'
import type { DeskChatDeps } from './speak-in-chat.ts'

/** What was said, and who may speak. That somebody looked is logged. */
export async function openChat(deps: DeskChatDeps, ref: string, actor: Actor) {
  const chat = await deps.storage.read.deskChats.find(ref)
  if (chat) await noteLook(deps, actor, { action: 'chat-read', subject: `chat:${ref}` })
  return chat
}

/** A file that belongs to this chat. That somebody looked is logged each time: it leaves the desk. */
export async function openFile(
  { storage, now }: DeskChatDeps,
  { ref, id }: { ref: string; id: string },
  { staff, caller }: Actor,
) {
  const chat = await storage.read.deskChats.find(ref)
  const sent = chat?.said.some(({ files }) => files.some((file) => file.id === id))
  const file = chat && sent ? await storage.read.chats.file(chat.chatId, id) : null
  if (!chat || !file) return null
  const done = { action: 'chat-file-read', subject: `chat:${ref}`, details: { file: id } } as const
  await storage.write((stores) => note(stores, by(staff, caller), done, now()))
  return { chatId: chat.chatId, file }
}
