import { useSyncExternalStore } from 'react'

function widthHook(condition: string): () => boolean {
  const query = window.matchMedia(condition)
  const subscribe = (listener: () => void) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** Whether the desk has the shape that it has on a phone. */
export const useIsPhone = widthHook('(width < 40rem)')

/** Whether a list and what is opened from it are two pages. */
export const useIsOnePane = widthHook('(width < 56.25rem)')
