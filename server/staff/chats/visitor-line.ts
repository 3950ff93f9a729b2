import { askForPerson, followChat } from '#contract/calls/chat-live.ts'
import { isChatId } from '#contract/chat.ts'
import { type ChatEvents, followChat as follow } from '../../chat/follow-chat.ts'
import type { ChatStores } from '../../chat/ports.ts'
import { refuse } from '../../http/exchange.ts'
import type { Limits } from '../../http/limits.ts'
import type { Mount } from '../../http/mount.ts'
import type { UnitOfWork } from '../../unit-of-work.ts'
import type { StaffStores } from '../ports.ts'
import { isSomebodyThere } from './is-somebody-there.ts'

export type VisitorLineDeps = {
  storage: UnitOfWork<StaffStores & ChatStores>
  limits: Limits
  chatEvents: ChatEvents
  ending: AbortSignal
  now: () => number
}

const SEEN_EVERY_MS = 10_000

/** What a visitor's page hears of persons, and how it calls one. */
export function mountVisitorLine(mount: Mount, deps: VisitorLineDeps): void {
  const { storage, limits, chatEvents, now } = deps
  const speakerOf = async (chatId: string) =>
    isChatId(chatId) ? storage.read.chats.speaker(chatId) : null

  mount(followChat, async ({ params, visitor, signal }) => {
    const speaker = await speakerOf(params.chat)
    if (!speaker) return refuse('unknown-chat')
    await storage.write(({ budgets }) => limits.spendCall(budgets, 'chat-read', visitor, now()))
    const over = AbortSignal.any([signal, deps.ending])
    let seenAt = 0
    const onStillHere = async () => {
      if (now() - seenAt < SEEN_EVERY_MS) return
      seenAt = now()
      await storage.write(({ deskChats }) => deskChats.visitorSeen(params.chat, seenAt))
    }
    return follow(
      { chats: storage.read.chats, chatEvents, onStillHere },
      params.chat,
      speaker,
      over,
    )
  })

  mount(askForPerson, async ({ params, visitor }) => {
    const speaker = await speakerOf(params.chat)
    if (!speaker) return refuse('unknown-chat')
    const there = await isSomebodyThere(storage.read, speaker, now())
    await storage.write(async ({ budgets, deskChats, liveEvents }) => {
      await limits.spendCall(budgets, 'chat-read', visitor, now())
      await deskChats.askForPerson(params.chat, now())
      await liveEvents.add(
        { topic: 'chats', subject: speaker.ref, by: null, news: 'person' },
        now(),
      )
    })
    return { there }
  })
}
