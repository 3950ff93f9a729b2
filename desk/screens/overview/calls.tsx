import type { Overview } from '#contract/calls/desk-overview.ts'
import { words } from '../../words/words.ts'
import { BarRows } from './bar-rows.tsx'
import { ChartFrame } from './chart-frame.tsx'

/** What became of the calls that were asked for. */
export function Calls({ overview: { by_call_status } }: { overview: Overview }) {
  const said = words.overview
  const named = by_call_status.map(({ status, calls }) => ({
    ...{ name: words.calls.statuses[status] ?? status, calls },
  }))
  return (
    <ChartFrame
      title={said.demoCalls}
      note={said.demoCallsNote(named.reduce((sum, { calls }) => sum + calls, 0))}
      figures={{
        head: [said.state, said.count],
        rows: named.map(({ name, calls }) => [name, calls]),
      }}
    >
      <BarRows
        empty={said.noCalls}
        rows={named.map(({ name, calls }) => ({ name, counts: [calls, 0] as const }))}
      />
    </ChartFrame>
  )
}
