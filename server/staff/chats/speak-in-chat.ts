import { createHash } from 'node:crypto'
import { chatLimits } from '#contract/chat.ts'
import type { ChatStore } from '../../chat/ports.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import { type Actor, by, note } from '../deps.ts'
import type { StaffStores } from '../ports.ts'
import { GONE_AFTER_MS } from './is-somebody-there.ts'
import { PERSON_GONE_MS } from './person-gone.ts'
import type { ChatCase } from './ports.ts'

export type DeskChatDeps = {
  storage: UnitOfWork<StaffStores & { chats: ChatStore }>
  now: () => number
  /** Whether mails leave at all. */
  mails: boolean
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
    const goneBefore = now() - PERSON_GONE_MS
    const taking = { chatId, staffId: staff.id, name: staff.name, now: now(), goneBefore }
    if (!(await stores.deskChats.take(taking))) {
      // Read anew: another request of the same person may have won meanwhile.
      const { person } = (await stores.deskChats.find(ref)) ?? chat
      return person?.id === staff.id ? 'taken' : 'conflict'
    }
    const details = chat.person ? { from: chat.person.name } : {}
    const done = { action: 'chat-taken', subject: `chat:${ref}`, details } as const
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
  { storage, now }: DeskChatDeps,
  ref: string,
  { text, key }: { text: string; key: string },
  { staff }: Actor,
): Promise<'said' | 'not-found' | 'conflict' | 'chat-busy' | 'chat-full'> {
  return storage.write(async (stores) => {
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
    const message = {
      id,
      role: 'person',
      text,
      ending: 'done',
      saidBy: staff.name,
      staffId: staff.id,
    } as const
    await stores.chats.addMessage(chat.chatId, message, now())
    await stores.presence.seen(staff.id, now())
    await stores.liveEvents.add({ topic: 'chats', subject: ref, by: staff.id }, now())
    return 'said'
  })
}

/** One's own; an owner also hands back what another does not, and names whose it is. */
export function handBack(
  { storage, now }: DeskChatDeps,
  ref: string,
  { note: text, from }: { note: string; from?: string | undefined },
  { staff, caller }: Actor,
): Promise<'done' | 'not-found' | 'conflict'> {
  const whose = from ?? staff.id
  return storage.write(async (stores) => {
    const chat = await stores.deskChats.find(ref)
    if (!chat) return 'not-found'
    if (whose !== staff.id && staff.role !== 'owner') return 'conflict'
    if (!(await stores.deskChats.giveBack(chat.chatId, whose, text))) return 'conflict'
    const details = whose === staff.id ? {} : { from: chat.person?.name }
    const done = { action: 'chat-handed-back', subject: `chat:${ref}`, details } as const
    await note(stores, by(staff, caller), done, now())
    await stores.liveEvents.add({ topic: 'chats', subject: ref, by: staff.id }, now())
    return 'done'
  })
}

/** Whoever may speak no longer leaves their chats to the assistant. */
export async function handBackAllOf(
  stores: StaffStores,
  member: { id: string; name: string },
  { staff, caller }: Actor,
  now: number,
): Promise<void> {
  const refs = await stores.deskChats.giveBackAll(member.id)
  const details = { from: member.name }
  for (const ref of refs) {
    const done = { action: 'chat-handed-back', subject: `chat:${ref}`, details } as const
    await note(stores, by(staff, caller), done, now)
  }
  for (const subject of refs) {
    await stores.liveEvents.add({ topic: 'chats', subject, by: staff.id }, now)
  }
}
