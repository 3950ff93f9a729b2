import { QueryClient } from '@tanstack/react-query'
import { Refused } from './ask-desk.ts'

const MOST_TRIES = 3

/** What was asked stays while it is asked again; what the desk refuses is not asked again by itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < MOST_TRIES && !(error instanceof Refused && error.problem !== null),
      // Offline it is tried, too: the service may be on this very machine.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
