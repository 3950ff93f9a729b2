import type { ReactNode } from 'react'
import { useIsOnePane } from './use-is-phone.ts'

type PaneTitleProps = { place: string; children: ReactNode }

/** The title of what was opened from a list. Where the list is out of sight, its own is still read out. */
export function PaneTitle({ place, children }: PaneTitleProps) {
  const isOnePane = useIsOnePane()
  return (
    <>
      {isOnePane && <h1 className="sr-only">{place}</h1>}
      <h2 className="min-w-0 grow text-head">{children}</h2>
    </>
  )
}
