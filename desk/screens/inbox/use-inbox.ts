import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listEnquiries, listTags, readEnquiry } from '#contract/calls/desk-inbox.ts'
import { listTeam } from '#contract/calls/desk-team.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import type { InboxFilter } from './inbox-filter.ts'

/** The list, page after page. What was seen before stays while another is asked for. */
export function useEnquiries(filter: InboxFilter) {
  const { is, sort, assignee, tag, q } = filter
  return useInfiniteQuery({
    queryKey: ['inbox', 'list', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...{ is, sort, assignee },
        ...(tag ? { tag } : {}),
        ...(q ? { q } : {}),
        ...(pageParam ? { after: pageParam } : {}),
      }
      return askDesk(listEnquiries, { query }, signal)
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function useEnquiry(enquiry: string) {
  return useQuery({
    queryKey: ['inbox', 'enquiry', enquiry],
    queryFn: ({ signal }) => askDesk(readEnquiry, { params: { enquiry } }, signal),
  })
}

export function useTeam() {
  return useQuery({ queryKey: ['team'], queryFn: () => askDesk(listTeam, {}) })
}

export function useTags() {
  return useQuery({
    queryKey: ['inbox', 'tags'],
    queryFn: ({ signal }) => askDesk(listTags, {}, signal),
  })
}
