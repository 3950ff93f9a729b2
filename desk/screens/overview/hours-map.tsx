import { AxisBottom, AxisLeft } from '@visx/axis'
import { HeatmapRect } from '@visx/heatmap'
import { scaleLinear } from '@visx/scale'
import type { Overview } from '#contract/calls/desk-overview.ts'
import { words } from '../../words/words.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Plot, tickLabels } from './plot.tsx'

const shades = [0, 1, 2, 3, 4].map((step) => `var(--heat-${step})`)
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const twoDigits = (hour: number) => String(hour).padStart(2, '0')
const NAMES = 36
const ROW = 26
const GAP = 2

/** When people write, by weekday and hour. */
export function HoursMap({ byHour }: { byHour: Overview['by_hour'] }) {
  const said = words.overview
  const most = Math.max(1, ...byHour.flat())
  const shade = (count: number) => shades[count === 0 ? 0 : Math.ceil((count / most) * 4)] ?? ''
  const base = byHour.length * ROW
  const down = scaleLinear({ domain: [0, byHour.length], range: [0, base] })
  return (
    <ChartFrame
      title={said.hours}
      note={said.hoursNote}
      figures={{
        head: [said.weekday, ...hours.map(twoDigits)],
        rows: byHour.map((row, day) => [said.weekdays[day] ?? '', ...row]),
      }}
    >
      <Plot height={base + 24}>
        {(width) => {
          const across = scaleLinear({ domain: [0, hours.length], range: [NAMES, width] })
          const binWidth = across(1) - across(0)
          return (
            <>
              <HeatmapRect
                data={hours}
                bins={(hour) => byHour.map((row) => row[hour] ?? 0)}
                count={(count) => count}
                xScale={across}
                yScale={down}
                binWidth={binWidth}
                binHeight={ROW}
                gap={GAP}
                colorScale={(count) => shade(Number(count))}
                rx={Math.min(4, binWidth / 4)}
              />
              <AxisLeft
                scale={down}
                tickValues={byHour.map((_, day) => day)}
                tickFormat={(day) => said.weekdays[Number(day)] ?? ''}
                hideAxisLine
                hideTicks
                tickTransform={`translate(0 ${ROW / 2})`}
                tickLabelProps={{ ...tickLabels, textAnchor: 'start', dx: 8, dy: '0.3em' }}
              />
              <AxisBottom
                scale={across}
                top={base}
                tickValues={hours.filter((hour) => hour % 3 === 0)}
                tickFormat={(hour) => twoDigits(Number(hour))}
                hideAxisLine
                hideTicks
                tickLength={4}
                tickTransform={`translate(${binWidth / 2} 0)`}
                tickLabelProps={{ ...tickLabels, textAnchor: 'middle', dy: '0.5em' }}
              />
            </>
          )
        }}
      </Plot>
      <p className="bar-legend mt-2">
        {said.fewer}
        <span className="gap-1!">
          {shades.map((fill) => (
            <svg key={fill} width={16} height={12} aria-hidden="true">
              <rect width={16} height={12} rx={3} fill={fill} />
            </svg>
          ))}
        </span>
        {said.more}
      </p>
    </ChartFrame>
  )
}
