import { useSyncExternalStore } from 'react'

export type Notice = { id: number; text: string; undo: (() => void) | null }

const SHOWN_MS = 8_000
const MOST_UNDONE = 10

let notices: readonly Notice[] = []
let undoable: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: readonly Notice[]) => {
  notices = next
  for (const listener of listeners) listener()
}

/** Says what was done, for eight seconds; with a way back where there is one. */
export function notify(text: string, undo: (() => void) | null = null): void {
  lastId += 1
  const notice = { id: lastId, text, undo }
  if (undo) undoable = [...undoable, notice].slice(-MOST_UNDONE)
  set([...notices, notice].slice(-3))
  setTimeout(() => dismiss(notice.id), SHOWN_MS)
}

export const dismiss = (id: number): void => set(notices.filter((notice) => notice.id !== id))

export function undo(notice: Notice): void {
  undoable = undoable.filter(({ id }) => id !== notice.id)
  dismiss(notice.id)
  notice.undo?.()
}

/** The last ten that can be undone wait for a key, even when they are not shown any more. */
export function undoLast(): void {
  const last = undoable.at(-1)
  if (last) undo(last)
}

/** What one person has done is not for the next to undo. */
export function forgetUndone(): void {
  undoable = []
  set([])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useNotices = (): readonly Notice[] => useSyncExternalStore(subscribe, () => notices)
