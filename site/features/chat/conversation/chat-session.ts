import { chatIdKey, isChatId } from '#contract/chat.ts'
import { fromStorage } from '#site/storage/from-storage.ts'
import { chatWords } from '../chat-words.ts'
import { forgetFiles } from '../files/local-files.ts'
import { deleteConversation, fetchConversation, openSession } from './chat-calls.ts'
import { chatState, dispatch } from './chat-store.ts'

const RESET_SPIN_MS = 800

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

let restoring: Promise<void> | null = null

/** The conversation that this browser had before. Once a page; later callers wait for the first. */
export function restoreConversation(): Promise<void> {
  restoring ??= readConversationBack()
  return restoring
}

export async function readConversationBack(): Promise<void> {
  const stored = fromStorage((storage) => storage.getItem(chatIdKey))
  if (!isChatId(stored)) return
  const result = await fetchConversation(stored)
  if (result.ok) dispatch({ type: 'restored', conversation: result.value })
  else if (result.status === 404) forgetSession()
  // Unreachable for now: the id stays, and the next question may find the service again.
  else dispatch({ type: 'session-opened', chatId: stored })
}

/** The page before those that are shown. */
export async function showEarlier(): Promise<void> {
  const { chatId, earlier } = chatState()
  if (!chatId || !earlier) return
  const result = await fetchConversation(chatId, earlier)
  // Pressed twice, or another conversation meanwhile.
  if (chatState().chatId !== chatId || chatState().earlier !== earlier) return
  if (result.ok) dispatch({ type: 'earlier-shown', conversation: result.value })
  else dispatch({ type: 'noticed', notice: chatWords().failures.connection })
}

/** The chat's id, made if there is none. Null when the service cannot be reached or refuses. */
export async function session(
  signal: AbortSignal,
): Promise<{ chatId: string } | { chatId: null; offline: boolean }> {
  const { chatId } = chatState()
  if (chatId) return { chatId }
  const opened = await openSession(signal)
  if (!opened.ok) return { chatId: null, offline: opened.offline }
  fromStorage((storage) => storage.setItem(chatIdKey, opened.value))
  dispatch({ type: 'session-opened', chatId: opened.value })
  return { chatId: opened.value }
}

export function forgetSession(): void {
  fromStorage((storage) => storage.removeItem(chatIdKey))
  dispatch({ type: 'session-lost' })
}

export async function resetConversation(stop: () => void): Promise<void> {
  if (chatState().phase === 'resetting') return
  stop()
  dispatch({ type: 'resetting' })
  await pause(RESET_SPIN_MS)
  fromStorage((storage) => storage.removeItem(chatIdKey))
  forgetFiles()
  dispatch({ type: 'reset' })
}

/** Removes the conversation from the service too. False when that could not be done. */
export async function eraseConversation(stop: () => void): Promise<boolean> {
  const { chatId } = chatState()
  stop()
  if (chatId) {
    const result = await deleteConversation(chatId)
    if (!result.ok && result.status !== 404) return false
  }
  await resetConversation(stop)
  return true
}
