import { useInfiniteQuery } from '@tanstack/react-query'
import { listCalls } from '#contract/calls/desk-phone.ts'
import { askDesk } from '../../asking/ask-desk.ts'

/** Calls that visitors asked for, page after page. */
export function useCalls(is: 'all' | 'queued') {
  return useInfiniteQuery({
    queryKey: ['calls', is],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      askDesk(listCalls, { query: { is, ...(pageParam ? { before: pageParam } : {}) } }, signal),
    getNextPageParam: ({ next }) => next,
  })
}
