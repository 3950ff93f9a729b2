import { useSyncExternalStore } from 'react'
import { fromStorage } from '#site/storage/from-storage.ts'

/** All that a page knows of the chat before anybody wants it. */
export type Door = { open: boolean; unread: boolean }

const UNREAD_KEY = 'chat_unread'
const closed: Door = { open: false, unread: false }

let door = closed
const listeners = new Set<() => void>()

function change(next: Partial<Door>) {
  door = { ...door, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    readUnread()
    addEventListener('storage', readUnread)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', readUnread)
  }
}

function readUnread() {
  const unread = fromStorage((storage) => storage.getItem(UNREAD_KEY)) !== null
  if (unread !== door.unread) change({ unread })
}

export function markUnread() {
  fromStorage((storage) => storage.setItem(UNREAD_KEY, '1'))
  change({ unread: true })
}

export function markRead() {
  if (!door.unread) return
  fromStorage((storage) => storage.removeItem(UNREAD_KEY))
  change({ unread: false })
}

export function openDoor() {
  change({ open: true })
  markRead()
}

export const closeDoor = () => change({ open: false })

export const useDoor = (): Door =>
  useSyncExternalStore(
    subscribe,
    () => door,
    () => closed,
  )
