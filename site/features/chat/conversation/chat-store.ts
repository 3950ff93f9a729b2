import { useSyncExternalStore } from 'react'
import { type ChatAction, reduceChat } from './chat-reducer.ts'
import { type ChatState, initialChat } from './chat-state.ts'

let state = initialChat
const listeners = new Set<(action: ChatAction) => void>()

export const chatState = (): ChatState => state

export function dispatch(action: ChatAction): void {
  const next = reduceChat(state, action)
  if (next === state) return
  state = next
  for (const listener of listeners) listener(action)
}

export function onChat(listener: (action: ChatAction) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one conversation of this page: window and inline chat show the same. */
export const useChat = (): ChatState => useSyncExternalStore(onChat, chatState, () => initialChat)
