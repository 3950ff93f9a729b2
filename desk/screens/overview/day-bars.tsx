import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import type { Overview } from '#contract/calls/desk-overview.ts'
import { words } from '../../words/words.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Plot } from './plot.tsx'

const HEIGHT = 72
const fills = { inTime: 'var(--color-green-300)', late: 'var(--color-saffron)' }
const dayName = new Intl.DateTimeFormat(words.times.locale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** What came on each day, and how much of it was answered late. It stands on the green card. */
export function DayBars({ days }: { days: Overview['by_day'] }) {
  const said = words.overview
  const bars = days.map(({ day, enquiries, late }) => ({ day, inTime: enquiries - late, late }))
  return (
    <ChartFrame
      title={said.byDay}
      look="on-green"
      figures={{
        head: [said.day, said.ofEnquiries, said.late],
        rows: days.map(({ day, enquiries, late }) => [day, enquiries, late]),
      }}
    >
      <Plot height={HEIGHT}>
        {(width) => (
          <BarStack
            data={bars}
            keys={['inTime', 'late'] as const satisfies (keyof typeof fills)[]}
            x={({ day }) => day}
            xScale={scaleBand({
              domain: bars.map(({ day }) => day),
              range: [0, width],
              paddingInner: 0.25,
            })}
            yScale={scaleLinear({
              domain: [0, Math.max(1, ...days.map(({ enquiries }) => enquiries))],
              range: [HEIGHT, 0],
            })}
            color={(part) => fills[part]}
            rx={1.5}
          />
        )}
      </Plot>
      <p className="mt-1.5 flex justify-between text-small">
        <span>{days[0] && dayName.format(new Date(days[0].day))}</span>
        <span className="bar-key">
          <i className="bg-saffron" />
          {said.late}
        </span>
        <span>{said.today}</span>
      </p>
    </ChartFrame>
  )
}
