import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Dialog as SiteDialog } from '#site/ui/dialog.tsx'

/** The site's dialog, begun where one writes or chooses: it is mostly opened by a key. */
export function Dialog({ children, ...dialog }: ComponentProps<typeof SiteDialog>) {
  return (
    <SiteDialog {...dialog}>
      <BeginHere>{children}</BeginHere>
    </SiteDialog>
  )
}

/** Left to itself the browser begins at the button that closes. What deletes is never begun at. */
const begun = 'input, textarea, select, [aria-pressed], a[href^="tel:"]'

function BeginHere({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector<HTMLElement>(begun)?.focus(), [])
  return <div ref={part}>{children}</div>
}
