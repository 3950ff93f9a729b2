import { fill } from '#content/format/fill.ts'
import type { ChatChange } from '#contract/chat-answers.ts'
import { announce } from '../announcer.ts'
import { chatWords } from '../chat-words.ts'
import { fetchConversation, openLine } from './chat-calls.ts'
import { changesIn } from './chat-changes.ts'
import { markUnread } from './chat-door.ts'
import { pause } from './chat-session.ts'
import { isBusy } from './chat-state.ts'
import { chatState, dispatch, onChat } from './chat-store.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
const BUSY_WAIT_MS = 300

let line = new AbortController()
let followed: string | null = null

/**
 * Hears of what a person of the staff says, from the first question on. The words themselves are read
 * with the conversation, so that they come in their order, each once, whatever was missed.
 */
export function followConversation(): void {
  const look = () => {
    const { chatId, messages } = chatState()
    const wanted = messages.length > 1 ? chatId : null
    if (wanted === followed) return
    followed = wanted
    line.abort()
    line = new AbortController()
    if (wanted) void follow(wanted, line.signal)
  }
  onChat(look)
  look()
}

async function follow(chatId: string, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    try {
      const opened = await openLine(chatId, signal)
      if (opened.ok) {
        for await (const change of changesIn(opened.value)) {
          wait = FIRST_WAIT_MS
          await take(chatId, change, signal)
        }
      } else if (opened.status === 404) return
    } catch {
      // The line broke: what was missed is told when it is back.
    }
    if (signal.aborted) return
    await pause(wait)
    wait = Math.min(LONGEST_WAIT_MS, wait * 2)
  }
}

/** A reply that is being shown ends first: its own words are under way. */
async function untilQuiet(signal: AbortSignal): Promise<void> {
  while (isBusy(chatState()) && !signal.aborted) await pause(BUSY_WAIT_MS)
}

async function take(chatId: string, change: ChatChange, signal: AbortSignal): Promise<void> {
  await untilQuiet(signal)
  if (signal.aborted) return
  const before = chatState()
  const staff = change.person && { ...change.person, typing: change.typing }
  if (JSON.stringify(staff) !== JSON.stringify(before.staff)) {
    dispatch({ type: 'staff-changed', staff })
  }
  const isKnown = change.last === null || before.messages.some(({ id }) => id === change.last)
  // What this page asked has no id here yet: only what others said is read back.
  if (isKnown || (staff === null && before.staff === null)) return
  if (!(await readBack(chatId, signal))) return
  const last = chatState().messages.at(-1)
  if (last?.role !== 'person') return
  const { personReply } = chatWords().announced
  announce(fill(personReply, { name: last.saidBy ?? '', text: last.text }))
  if (document.hidden) markUnread()
}

/** Until it is read: a change is told once, and the next may be long in coming. */
async function readBack(chatId: string, signal: AbortSignal): Promise<boolean> {
  let wait = FIRST_WAIT_MS
  for (;;) {
    const result = await fetchConversation(chatId)
    if (signal.aborted) return false
    if (!result.ok) {
      if (result.status === 404) return false
      await pause(wait)
      wait = Math.min(LONGEST_WAIT_MS, wait * 2)
    } else if (!isBusy(chatState())) {
      dispatch({ type: 'restored', conversation: result.value })
      return true
    }
    await untilQuiet(signal)
  }
}
