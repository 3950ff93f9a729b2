import { useDeferredValue, useState } from 'react'

let hydrated = false

/** The shell says so, once. */
export function markHydrated(): void {
  hydrated = true
}

/** Whether this part came with the page, rather than being made by our code later. */
export function useCameWithPage(): boolean {
  const [came] = useState(!hydrated)
  return came
}

/**
 * False in the page as it came, true once our code has taken over. What changes by it is rendered in
 * slices after hydration: a press is not held up by it.
 */
export const useHydrated = (): boolean => useDeferredValue(true, !useCameWithPage())
