import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(width < 40rem)')

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the desk has the shape that it has on a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
