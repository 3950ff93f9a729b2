import { useCallback, useMemo } from 'react'
import type { InboxRow } from '#contract/inbox.ts'
import { type Urgency, urgencyOf } from '../../ui/promise.ts'
import { useRowHeight } from '../../ui/use-is-phone.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { words } from '../../words/words.ts'
import { EnquiryRow } from './enquiry-row.tsx'

type Item = { kind: 'group'; group: Urgency; count: number | null } | { kind: 'row'; row: InboxRow }

const GROUP_HEIGHT = 40

type EnquiryListProps = {
  rows: readonly InboxRow[]
  now: number
  openId: string | null
  counts: { overdue: number; soon: number } | null
  search: string
  hasMore: boolean
  onMore: () => void
}

/** Rows of fixed height, under titles that say how urgent they are. */
export function EnquiryList(props: EnquiryListProps) {
  const { rows, now, openId, search, hasMore, onMore } = props
  const rowHeight = useRowHeight()
  const { overdue, soon } = props.counts ?? { overdue: null, soon: null }
  const items = useMemo(
    () => grouped(rows, now, overdue === null ? null : { overdue, soon }),
    [rows, now, overdue, soon],
  )
  const heightOf = useCallback(
    (index: number) => (items[index]?.kind === 'group' ? GROUP_HEIGHT : rowHeight),
    [items, rowHeight],
  )
  return (
    <VirtualRows
      label={words.inbox.list}
      count={items.length}
      heightOf={heightOf}
      keyOf={(index) => keyOf(items[index])}
      openIndex={items.findIndex((item) => item.kind === 'row' && item.row.id === openId)}
      hasMore={hasMore}
      onMore={onMore}
    >
      {(index) => {
        const item = items[index]
        if (!item) return null
        if (item.kind === 'group') return <GroupTitle group={item.group} count={item.count} />
        const { row } = item
        const to = `/inbox/${row.id}${search}`
        return <EnquiryRow row={row} now={now} to={to} isOpen={row.id === openId} />
      }}
    </VirtualRows>
  )
}

const keyOf = (item: Item | undefined): string =>
  item?.kind === 'row' ? item.row.id : (item?.group ?? '')

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
