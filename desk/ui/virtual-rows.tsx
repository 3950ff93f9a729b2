import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/** The next page is asked for when so many rows are left. */
const ROWS_AHEAD = 20

type VirtualRowsProps = {
  label: string
  count: number
  /** The same function for as long as every row keeps its height. */
  heightOf: (index: number) => number
  keyOf: (index: number) => string
  children: (index: number) => ReactNode
  /** Kept in sight; -1 for none. */
  openIndex: number
  hasMore: boolean
  onMore: () => void
}

/** A list of any length, of which only the rows in sight exist. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, count, heightOf, keyOf, children, openIndex, hasMore, onMore } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    overscan: 8,
  })
  // A phone that is turned, and a title that comes between two rows, change heights and not the count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights are measured when they change
  useLayoutEffect(() => virtual.measure(), [heightOf, virtual])
  useEffect(() => {
    if (openIndex >= 0) virtual.scrollToIndex(openIndex, { align: 'auto' })
  }, [openIndex, virtual])
  const shown = virtual.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && last > count - ROWS_AHEAD) onMore()
  }, [hasMore, last, count, onMore])

  return (
    <div ref={scroller} className="enquiry-scroller">
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, start, size }) => (
          <li
            key={keyOf(index)}
            className="absolute inset-x-0 top-0"
            style={{ height: size, transform: `translateY(${start}px)` }}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </div>
  )
}
