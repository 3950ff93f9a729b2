import type { LiveEvent } from '../http/exchange.ts'
import type { ChatSpeaker, ChatStore } from './ports.ts'

/** The visitor or the assistant said something; staff did, or others may speak now; one of them types. */
export type ChatEvent = 'said' | 'changed' | { typing: string }

/** Rings when something happens in a conversation, on this instance or another. */
export type ChatEvents = {
  /** Gives the way to stop it. */
  onEvent(ref: string, hear: (event: ChatEvent) => void): () => void
}

export type FollowDeps = {
  chats: ChatStore
  chatEvents: ChatEvents
  /** Hears now and then that the visitor's page holds its line open. */
  onStillHere: () => Promise<void>
}

type Change = { last: string | null; person: { name: string } | null; typing: boolean }

/** Silence after which a proxy might close the line. */
const STILL_HERE_MS = 15_000
/** So long a person is said to be typing after they last were. */
const TYPING_MS = 25_000

/** Who is there and what the last message is, whenever that changes, until the visitor leaves. */
export async function* followChat(
  { chats, chatEvents, onStillHere }: FollowDeps,
  chatId: string,
  { ref }: ChatSpeaker,
  left: AbortSignal,
): AsyncGenerator<LiveEvent<Change> | 'still-here', void> {
  /** Until when each who types is believed to. Whoever only reads along may, and is not shown. */
  const typists = new Map<string, number>()
  let typingUntil = 0
  let answer: () => void = () => {}
  let rung = true
  const wake = (event?: ChatEvent) => {
    if (event === 'changed') typists.clear()
    else if (typeof event === 'object') typists.set(event.typing, Date.now() + TYPING_MS)
    rung = true
    answer()
  }
  const silence = chatEvents.onEvent(ref, wake)
  left.addEventListener('abort', () => wake(), { once: true })
  let told = ''
  try {
    while (!left.aborted) {
      await onStillHere()
      if (rung) {
        rung = false
        const speaker = await chats.speaker(chatId)
        if (!speaker) return
        const [last] = await chats.recent(chatId, 1)
        const person = speaker.person && { name: speaker.person.name }
        const until = typists.get(speaker.person?.id ?? '') ?? 0
        const typing = until > Date.now()
        typingUntil = typing ? until : 0
        const data: Change = { last: last?.id ?? null, person, typing }
        if (JSON.stringify(data) !== told) {
          told = JSON.stringify(data)
          yield { id: last?.id ?? '0', data }
        }
      } else yield 'still-here'
      const wait = typingUntil > Date.now() ? typingUntil - Date.now() : STILL_HERE_MS
      if (!rung) await waitFor(wait)
      // The time to be said to be typing may be over.
      if (typingUntil > 0 && typingUntil <= Date.now()) {
        typingUntil = 0
        rung = true
      }
    }
  } finally {
    silence()
  }

  function waitFor(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      answer = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
