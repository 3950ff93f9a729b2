import { useParentSize } from '@visx/responsive'
import type { ReactNode } from 'react'

/** As wide as its parent, at once: five drawings of some hundred shapes need no rest between two sizes. */
const measured = {
  ignoreDimensions: ['height', 'top', 'left'],
  debounceTime: 0,
} satisfies Parameters<typeof useParentSize>[0]

/** Labels of axes, as the desk's smallest type. */
export const tickLabels = {
  fontFamily: 'inherit',
  fontSize: 12,
  fill: 'var(--color-muted)',
} as const

type PlotProps = { height: number; children: (width: number) => ReactNode }

/** A drawing as wide as there is room, so that its letters keep their size. */
export function Plot({ height, children }: PlotProps) {
  const { parentRef, width } = useParentSize(measured)
  return (
    // The drawing takes no part in the layout: it would hold its column open when the window is made narrower.
    <div ref={parentRef} className="relative" style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} className="absolute max-w-full" aria-hidden="true">
          {children(width)}
        </svg>
      )}
    </div>
  )
}
