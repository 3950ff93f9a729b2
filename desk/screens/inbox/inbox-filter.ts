import { useSearchParams } from 'react-router'
import { inboxSorts, inboxViews } from '#contract/inbox.ts'

export type InboxFilter = {
  is: (typeof inboxViews)[number]
  sort: (typeof inboxSorts)[number]
  assignee: string
  tag: string
  q: string
}

export const startFilter: InboxFilter = {
  is: 'open',
  sort: 'urgent',
  assignee: 'anyone',
  tag: '',
  q: '',
}

const oneOf = <Value extends string>(all: readonly Value[], given: string | null, other: Value) =>
  all.find((value) => value === given) ?? other

function readFilter(search: URLSearchParams): InboxFilter {
  return {
    is: oneOf(inboxViews, search.get('is'), 'open'),
    sort: oneOf(inboxSorts, search.get('sort'), 'urgent'),
    assignee: search.get('assignee') ?? 'anyone',
    tag: search.get('tag') ?? '',
    q: search.get('q') ?? '',
  }
}

/** What differs from the start stands in the address, so that a view can be sent to somebody. */
export function searchOf(filter: InboxFilter): string {
  const pairs = Object.entries(filter).filter(
    ([name, value]) => value !== startFilter[name as keyof InboxFilter],
  )
  const search = new URLSearchParams(pairs).toString()
  return search === '' ? '' : `?${search}`
}

/** The filter, which is the query of the address: back and forward walk through filters. */
export function useInboxFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = readFilter(search)
  const change = (part: Partial<InboxFilter>, replace = false) =>
    setSearch(searchOf({ ...filter, ...part }), { replace })
  return { filter, change, search: searchOf(filter) }
}
