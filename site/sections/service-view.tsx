import type { ShownCall } from '#content/example-calls/example-call.ts'
import { BookingPanel, type CalendarWords } from './console/panels.tsx'

export type View = 'calendar' | 'slot' | 'tables'

type ServiceViewProps = { view: View; outcome: ShownCall['outcome']; calendar: CalendarWords }

/** What the call has written, as the trade looks at it. */
export function ServiceView({ view, outcome, calendar }: ServiceViewProps) {
  switch (view) {
    case 'calendar':
      return <BookingPanel words={calendar} />
    case 'slot':
      return <MovedSlot was={outcome.note} now={outcome.text} />
    case 'tables':
      return <TablePlan taken={outcome.note} />
  }
}

/** The old slot, struck out, and the new one below it on the courier's line. */
function MovedSlot({ was, now }: { was: string; now: string }) {
  return (
    <ol className="moved-slot">
      <li>
        <s>{was}</s>
      </li>
      <li>{now}</li>
    </ol>
  )
}

/** Tables of four, and in a room of its own the one for six that is taken. */
function TablePlan({ taken }: { taken: string }) {
  return (
    <figure>
      <svg viewBox="0 0 320 150" className="table-plan" aria-hidden="true">
        {[40, 112].map((y) =>
          [40, 116].map((x) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <rect x="-18" y="-14" width="36" height="28" rx="6" />
              <path d="M-10-22h0M10-22h0M-10 22h0M10 22h0" />
            </g>
          )),
        )}
        <path d="M160 8V142" className="table-wall" />
        <g transform="translate(240 76)" className="table-taken">
          <rect x="-50" y="-20" width="100" height="40" rx="8" />
          <path d="M-32-30h0M0-30h0M32-30h0M-32 30h0M0 30h0M32 30h0" />
        </g>
      </svg>
      <figcaption className="text-small">{taken}</figcaption>
    </figure>
  )
}
