import { AxisBottom } from '@visx/axis'
import { scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import type { Overview } from '#contract/calls/desk-overview.ts'
import { longTime } from '../../ui/promise.ts'
import { words } from '../../words/words.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Plot, tickLabels } from './plot.tsx'

const STEP_HOURS = 4
const PROMISE_HOURS = 48
const HOUR_MS = 3_600_000
const HEIGHT = 256
/** Above the bars: one line for the median, one for the promise, one for the count of the longest. */
const TOP = 52
const BASE = HEIGHT - 24

type FirstReplyProps = { overview: Overview }

/** How long people waited, in steps; what came after the promise stands behind its line. */
export function FirstReply({ overview }: FirstReplyProps) {
  const { first_reply: steps, answered } = overview
  const said = words.overview
  const last = steps.length - 1
  return (
    <ChartFrame
      title={said.firstReply}
      note={said.firstReplyNote(answered)}
      figures={{
        head: [said.waited, said.count],
        rows: steps.map((count, index) => [
          index === last ? said.lateStep : said.step(index * STEP_HOURS),
          count,
        ]),
      }}
    >
      <Plot height={HEIGHT}>{(width) => <Steps overview={overview} width={width} />}</Plot>
    </ChartFrame>
  )
}

function Steps({ overview, width }: FirstReplyProps & { width: number }) {
  const { first_reply: steps, median_first_reply_ms: median } = overview
  const said = words.overview
  const hours = scaleLinear({ domain: [0, steps.length * STEP_HOURS], range: [0, width] })
  const high = scaleLinear({ domain: [0, Math.max(1, ...steps)], range: [BASE, TOP] })
  const medianHours = median === null ? null : median / HOUR_MS
  const promise = hours(PROMISE_HOURS)
  return (
    <>
      {medianHours !== null && medianHours < PROMISE_HOURS && median !== null && (
        <>
          <Line
            from={{ x: hours(medianHours), y: 0 }}
            to={{ x: hours(medianHours), y: BASE }}
            stroke="currentColor"
            strokeDasharray="2 3"
          />
          <text
            x={hours(medianHours) + (medianHours > PROMISE_HOURS / 2 ? -6 : 6)}
            y={12}
            textAnchor={medianHours > PROMISE_HOURS / 2 ? 'end' : 'start'}
            className="chart-mark"
          >
            {said.medianOf(longTime(median))}
          </text>
        </>
      )}
      <text x={promise - 6} y={28} textAnchor="end" className="chart-mark text-saffron-text">
        {said.promise}
      </text>
      {steps.map((count, index) => {
        const from = hours(index * STEP_HOURS)
        const isLate = index * STEP_HOURS >= PROMISE_HOURS
        return (
          <g key={from}>
            <Bar
              x={from + 3}
              y={Math.min(high(count), BASE - 2)}
              width={Math.max(1, hours(STEP_HOURS) - 6)}
              height={Math.max(2, BASE - high(count))}
              fill={isLate ? 'var(--color-danger)' : 'var(--chart)'}
              rx={2}
            />
            {count > 0 && (
              <text
                x={from + hours(STEP_HOURS) / 2}
                y={high(count) - 6}
                textAnchor="middle"
                className="chart-count"
              >
                {count}
              </text>
            )}
          </g>
        )
      })}
      <Line
        from={{ x: promise, y: 18 }}
        to={{ x: promise, y: BASE }}
        stroke="var(--color-saffron)"
        strokeWidth={2}
      />
      <AxisBottom
        scale={hours}
        top={BASE}
        tickValues={steps.slice(0, -1).map((_, index) => index * STEP_HOURS)}
        tickFormat={(hour) => said.hour(Number(hour))}
        hideTicks
        tickLength={4}
        stroke="var(--rest)"
        tickLabelProps={(hour) => ({
          ...tickLabels,
          textAnchor: Number(hour) === 0 ? 'start' : 'middle',
          dy: '0.5em',
        })}
      />
      <text x={hours(PROMISE_HOURS + 2)} y={BASE + 22} textAnchor="middle" className="chart-late">
        {said.lateStep}
      </text>
    </>
  )
}
