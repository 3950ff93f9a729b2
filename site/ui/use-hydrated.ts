import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page as it came, true once our code has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
