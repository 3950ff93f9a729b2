import { Link } from 'react-router'
import { useCalls } from '../screens/calls/use-calls.ts'
import { useChats } from '../screens/chats/use-chats.ts'
import { searchOf, startFilter } from '../screens/inbox/inbox-filter.ts'
import { useEnquiries } from '../screens/inbox/use-inbox.ts'
import { words } from '../words/words.ts'

const useCounts = () => useEnquiries(startFilter).data?.pages.at(-1)?.counts

/** What waits, by the place where it does. */
export function useWaiting(): Readonly<Record<string, string>> {
  const inbox = useCounts()
  const chats = useChats('live').data?.pages.at(-1)?.counts
  const calls = useCalls('queued').data?.pages[0]?.waiting ?? 0
  return {
    ...(inbox && inbox.open > 0 ? { '/inbox': String(inbox.open) } : {}),
    ...(calls > 0 ? { '/calls': words.calls.waiting(calls) } : {}),
    ...(chats && chats.live > 0 ? { '/chats': words.chats.liveCount(chats.live) } : {}),
  }
}

/** Filters of the inbox that are asked for most, each an address. */
export function SavedViews() {
  const counts = useCounts()
  const said = words.inbox
  const views = [
    { text: said.viewOverdue, filter: { is: 'overdue' }, count: counts?.overdue },
    { text: said.viewSoon, filter: { is: 'soon' }, count: counts?.soon },
    { text: said.viewMine, filter: { assignee: 'me' }, count: counts?.mine },
    { text: said.viewNobody, filter: { assignee: 'nobody' }, count: counts?.unassigned },
  ] as const
  return (
    <ul className="grid gap-0.5">
      {views.map(({ text, filter, count }) => (
        <li key={text}>
          <Link
            to={`/inbox${searchOf({ ...startFilter, ...filter })}`}
            className="flex min-h-8 items-center justify-between rounded-small px-2.5 text-on-green no-underline hover:bg-green-800/60"
          >
            {text}
            <span className="tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
