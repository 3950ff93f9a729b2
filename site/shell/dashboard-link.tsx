import type { ComponentProps } from 'react'
import { OutwardIcon } from '#site/ui/icons.tsx'
import { useShell } from './use-shell.ts'

/** A plain link: the server, not the router, knows where the dashboard is. */
export function DashboardLink(props: Pick<ComponentProps<'a'>, 'className' | 'onClick'>) {
  return (
    <a href="/dashboard" {...props}>
      {useShell().shell.dashboard}
      <OutwardIcon />
    </a>
  )
}
