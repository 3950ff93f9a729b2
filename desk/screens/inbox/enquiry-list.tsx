import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { InboxRow } from '#contract/inbox.ts'
import { type Urgency, urgencyOf } from '../../ui/promise.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { words } from '../../words/words.ts'
import { EnquiryRow } from './enquiry-row.tsx'

type Item = { kind: 'group'; group: Urgency; count: number | null } | { kind: 'row'; row: InboxRow }

const GROUP_HEIGHT = 40
const ROW_HEIGHT = 76
const PHONE_ROW_HEIGHT = 88
/** The next page is asked for when so many rows are left. */
const ROWS_AHEAD = 20

type EnquiryListProps = {
  rows: readonly InboxRow[]
  now: number
  openId: string | null
  counts: { overdue: number; soon: number } | null
  search: string
  hasMore: boolean
  onMore: () => void
}

/** Rows of fixed height, of which only those in sight exist. */
export function EnquiryList(props: EnquiryListProps) {
  const { rows, now, openId, search, hasMore, onMore } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isPhone = useIsPhone()
  const items = grouped(rows, now, props.counts)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) =>
      items[index]?.kind === 'group' ? GROUP_HEIGHT : isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT,
    overscan: 8,
  })
  const openIndex = items.findIndex((item) => item.kind === 'row' && item.row.id === openId)
  useEffect(() => {
    if (openIndex >= 0) virtual.scrollToIndex(openIndex, { align: 'auto' })
  }, [openIndex, virtual])
  const shown = virtual.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last > items.length - ROWS_AHEAD) onMore()
  }, [hasMore, last, items.length, onMore])

  return (
    <div ref={scroller} className="enquiry-scroller">
      <ul
        aria-label={words.inbox.list}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {shown.map(({ index, start, size }) => {
          const item = items[index]
          if (!item) return null
          return (
            <li
              key={item.kind === 'group' ? item.group : item.row.id}
              className="absolute inset-x-0 top-0"
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {item.kind === 'group' ? (
                <GroupTitle group={item.group} count={item.count} />
              ) : (
                <EnquiryRow
                  row={item.row}
                  now={now}
                  to={`/inbox/${item.row.id}${search}`}
                  isOpen={item.row.id === openId}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function GroupTitle({ group, count }: { group: Urgency; count: number | null }) {
  return (
    <h2
      className={`flex h-full items-end gap-2 border-b border-line px-5 pb-1.5 text-small ${group === 'overdue' ? 'text-danger' : ''}`}
    >
      {words.inbox.groups[group]}
      {count !== null && <span className="font-normal text-muted">{count}</span>}
    </h2>
  )
}

/** Rows come sorted; a title stands where the urgency changes. */
function grouped(
  rows: readonly InboxRow[],
  now: number,
  counts: EnquiryListProps['counts'],
): Item[] {
  const items: Item[] = []
  const seen = new Set<Urgency>()
  for (const row of rows) {
    const group = urgencyOf(row, now)
    if (!seen.has(group)) {
      seen.add(group)
      items.push({ kind: 'group', group, count: countOf(group, counts) })
    }
    items.push({ kind: 'row', row })
  }
  return items
}

function countOf(group: Urgency, counts: EnquiryListProps['counts']): number | null {
  if (!counts) return null
  if (group === 'overdue') return counts.overdue
  return group === 'soon' ? counts.soon - counts.overdue : null
}
