import { useSyncExternalStore } from 'react'

let paused = false
const listeners = new Set<() => void>()

export function pausePage(wanted: boolean): void {
  paused = wanted
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the visitor has stopped what moves by itself, on this page and on those after it. */
export const usePagePaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  )
