import { by, note } from '../deps.ts'
import type { Actor, DeskChatDeps } from './speak-in-chat.ts'

const SAME_LOOK_MS = 10 * 60_000

/** What was said, and who may speak. That somebody looked is logged. */
export async function openChat({ storage, now }: DeskChatDeps, ref: string, actor: Actor) {
  const chat = await storage.read.deskChats.find(ref)
  if (!chat) return null
  const { staff, caller } = actor
  const subject = `chat:${ref}`
  const [last] = await storage.read.audit.page({
    before: null,
    staffId: staff.id,
    subject,
    most: 1,
  })
  if (!last || last.at < now() - SAME_LOOK_MS) {
    await storage.write((stores) =>
      note(stores, by(staff, caller), { action: 'chat-read', subject }, now()),
    )
  }
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
