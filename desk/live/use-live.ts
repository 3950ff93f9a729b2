import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { LiveEvent } from '#contract/live.ts'
import { type LineState, openLine } from './live-line.ts'
import { createRenewal } from './renewal.ts'

let state: LineState = { status: 'connecting' }
const stateListeners = new Set<() => void>()
const eventListeners = new Set<(event: LiveEvent) => void>()

/** Keeps the line open while it is mounted, and asks again for whatever changed. */
export function useLiveLine(): void {
  const client = useQueryClient()
  useEffect(() => {
    const renew = createRenewal(client)
    return openLine(
      (event) => {
        renew(event.topic)
        for (const hear of eventListeners) hear(event)
      },
      (next) => {
        state = next
        for (const listener of stateListeners) listener()
      },
    )
  }, [client])
}

const subscribe = (listener: () => void) => {
  stateListeners.add(listener)
  return () => void stateListeners.delete(listener)
}

export const useLineState = (): LineState => useSyncExternalStore(subscribe, () => state)

/** Hears of events, for what a query does not show. `hear` must stay the same between renders. */
export function useLiveEvents(hear: (event: LiveEvent) => void): void {
  useEffect(() => {
    eventListeners.add(hear)
    return () => void eventListeners.delete(hear)
  }, [hear])
}
