import { createHash } from 'node:crypto'
import { chatLimits } from '#contract/chat.ts'
import type { ChatStore } from '../../chat/ports.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import { type Actor, by, note } from '../deps.ts'
import type { StaffStores } from '../ports.ts'
import { GONE_AFTER_MS } from './is-somebody-there.ts'
import type { ChatCase } from './ports.ts'

export type DeskChatDeps = {
  storage: UnitOfWork<StaffStores & { chats: ChatStore }>
  now: () => number
  /** Whether mails leave at all. */
  mails: boolean
  wakeOutbox: () => void
}

/**
 * One atomic step, from which the assistant begins no reply. One that it had begun is cut short and
 * kept as far as it got; until that is written nobody else is heard, so that the order stays.
 */
export async function takeOver(
  { storage, now }: DeskChatDeps,
  ref: string,
  { staff, caller }: Actor,
): Promise<'taken' | 'not-found' | 'conflict'> {
  return storage.write(async (stores) => {
    const chat = await stores.deskChats.find(ref)
    if (!chat) return 'not-found'
    const { chatId } = chat
    const taking = { chatId, staffId: staff.id, name: staff.name, now: now() }
    if (!(await stores.deskChats.take(taking))) {
      // Read anew: another request of the same person may have won meanwhile.
      const { person } = (await stores.deskChats.find(ref)) ?? chat
      return person?.id === staff.id ? 'taken' : 'conflict'
    }
    const done = { action: 'chat-taken', subject: `chat:${ref}` } as const
    await note(stores, by(staff, caller), done, now())
    await stores.liveEvents.add({ topic: 'chats', subject: ref, by: staff.id }, now())
    return 'taken'
  })
}

/** A visitor whose page was not heard of for a while will not see what is said now. */
export const hasLeft = ({ visitorSeenAt }: Pick<ChatCase, 'visitorSeenAt'>, now: number): boolean =>
  (visitorSeenAt ?? 0) < now - GONE_AFTER_MS

/** Says something to the visitor. What is sent again after a lost connection is said once. */
export async function sayInChat(
  { storage, now, mails, wakeOutbox }: DeskChatDeps,
  ref: string,
  { text, key }: { text: string; key: string },
  { staff, caller }: Actor,
): Promise<'said' | 'not-found' | 'conflict' | 'chat-busy' | 'chat-full'> {
  const outcome = await storage.write(async (stores) => {
    // Whoever says something holds the row: of two requests with one key the second sees the first.
    await stores.deskChats.touch(ref, staff.id, now())
    const chat = await stores.deskChats.find(ref)
    if (!chat) return 'not-found'
    if (chat.person?.id !== staff.id) return 'conflict'
    const id = createHash('sha256')
      .update(`${chat.chatId} ${staff.id} ${key}`)
      .digest('base64url')
      .slice(0, 32)
    if (chat.said.some((message) => message.id === id)) return 'said'
    if (await stores.deskChats.isBeingAnswered(chat.chatId, now())) return 'chat-busy'
    if (chat.messages >= chatLimits.messages) return 'chat-full'
    const message = { id, role: 'person', text, ending: 'done', saidBy: staff.name } as const
    await stores.chats.addMessage(chat.chatId, message, now())
    const [enquiryId] = chat.enquiries
    if (mails && enquiryId && hasLeft(chat, now())) {
      await answerByMail(stores, enquiryId, text, { staff, caller }, now())
    }
    await stores.liveEvents.add({ topic: 'chats', subject: ref, by: staff.id }, now())
    return 'said'
  })
  if (outcome === 'said') wakeOutbox()
  return outcome
}

/** To the address that the visitor left: it answers their enquiry, and stands in its history. */
async function answerByMail(
  stores: StaffStores,
  enquiryId: string,
  text: string,
  { staff, caller }: Actor,
  now: number,
): Promise<void> {
  const details = { mailed: true, from_chat: true }
  const who = { enquiryId, staffId: staff.id, staffName: staff.name }
  const eventId = await stores.inbox.addEvent({ ...who, kind: 'replied', text, details }, now)
  await stores.inbox.change(enquiryId, null, { answered: true }, now)
  await stores.outbox.add('enquiry-reply', String(eventId), ['reply'], now)
  const done = { action: 'enquiry-replied', subject: `enquiry:${enquiryId}`, details } as const
  await note(stores, by(staff, caller), done, now)
  await stores.liveEvents.add({ topic: 'inbox', subject: enquiryId, by: staff.id }, now)
}

export function handBack(
  { storage, now }: DeskChatDeps,
  ref: string,
  text: string,
  { staff, caller }: Actor,
): Promise<'done' | 'not-found' | 'conflict'> {
  return storage.write(async (stores) => {
    const chat = await stores.deskChats.find(ref)
    if (!chat) return 'not-found'
    if (!(await stores.deskChats.giveBack(chat.chatId, staff.id, text))) return 'conflict'
    const done = { action: 'chat-handed-back', subject: `chat:${ref}` } as const
    await note(stores, by(staff, caller), done, now())
    await stores.liveEvents.add({ topic: 'chats', subject: ref, by: staff.id }, now())
    return 'done'
  })
}
