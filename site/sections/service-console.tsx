import type { ReactNode } from 'react'
import type { ShownCall } from '#content/example-calls/example-call.ts'
import type { ServicePage } from '#site/loaders/service.server.ts'
import { BackdropFilm } from '#site/ui/backdrop-film.tsx'
import { CheckIcon } from '#site/ui/icons.tsx'
import { usePagePaused } from '#site/ui/page-motion.ts'
import { useHeld } from '#site/ui/use-held.ts'
import { type CalendarWords, TranscriptPanel } from './console/panels.tsx'
import { ServiceView, type View } from './service-view.tsx'

type ServiceConsoleProps = {
  call: ShownCall
  writes: View
  calendar: CalendarWords
  ground: ServicePage['ground']
  example: string
  /** The page's one control, in the first console. */
  control: ReactNode
}

/** A finished call as the console shows it, and what it has written, on the ribbons of the voice. */
export function ServiceConsole(props: ServiceConsoleProps) {
  const { call, writes, calendar, ground, example, control } = props
  const paused = usePagePaused()
  const { held, heldProps } = useHeld()
  return (
    <div
      className="on-green relative overflow-hidden rounded-card bg-green-950 px-4 py-6 sm:p-10"
      {...heldProps}
    >
      <BackdropFilm {...ground} running={!paused && !held} />
      <div className="service-views" data-writes={writes}>
        <div className="console-panel">
          <div className="console-label items-center">
            <p>{`${call.place}\u00a0· ${example}`}</p>
            {control}
          </div>
          <TranscriptPanel call={call} />
        </div>
        <div className="console-panel">
          <ServiceView view={writes} outcome={call.outcome} calendar={calendar} />
          {writes !== 'slot' && (
            <p className="mt-3 flex items-center gap-2 border-line border-t pt-3 font-strong text-small">
              <CheckIcon className="shrink-0 text-link" />
              {call.outcome.text}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
