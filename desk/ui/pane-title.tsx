import type { ReactNode } from 'react'
import { useIsOnePane } from './use-is-phone.ts'

/** The title of what was opened from a list: of the whole page, where the list is another. */
export function PaneTitle({ children }: { children: ReactNode }) {
  const Title = useIsOnePane() ? 'h1' : 'h2'
  return <Title className="min-w-0 grow text-head">{children}</Title>
}
