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
const useIsPhone = widthHook('(width < 40rem)')

const ROW_HEIGHT = 76
const PHONE_ROW_HEIGHT = 88

/** Of a row in a list that only holds the rows in sight. */
export const useRowHeight = (): number => (useIsPhone() ? PHONE_ROW_HEIGHT : ROW_HEIGHT)

/** Whether a list and what is opened from it are two pages. */
export const useIsOnePane = widthHook('(width < 56.25rem)')
