import type { ComponentProps } from 'react'
import { dashboardLabel } from '#content/navigation.ts'
import { OutwardIcon } from '#site/ui/icons.tsx'

/** A plain link: the server, not the router, knows where the dashboard is. */
export function DashboardLink(props: Pick<ComponentProps<'a'>, 'className' | 'onClick'>) {
  return (
    <a href="/dashboard" {...props}>
      {dashboardLabel}
      <OutwardIcon />
    </a>
  )
}
