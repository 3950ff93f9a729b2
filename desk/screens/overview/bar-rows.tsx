import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStackHorizontal } from '@visx/shape'
import { words } from '../../words/words.ts'
import { Plot } from './plot.tsx'

type BarRow = { name: string; lang?: string; counts: readonly [number, number] }
/** Saffron is for what wants attention, here as everywhere. */
const tones = {
  other: { fill: 'var(--chart-strong)', key: 'bg-chart-strong' },
  attention: { fill: 'var(--color-saffron)', key: 'bg-saffron' },
} as const

type BarRowsProps = {
  /** What its two parts are called; bars of one part need no name. */
  parts?: readonly [string, string]
  second?: keyof typeof tones
  /** Said when there is nothing. */
  empty?: string
  rows: readonly BarRow[]
}

const ROW_HEIGHT = 28
const parted = ['first', 'second'] as const

/** Lying bars of two parts, the longest as wide as there is room. */
export function BarRows(props: BarRowsProps) {
  const { parts, second: tone = 'other', rows, empty = words.overview.nothingAsked } = props
  if (rows.length === 0) return <p className="text-muted">{empty}</p>
  const bars = rows.map(({ name, counts: [first, second] }) => ({ name, first, second }))
  const height = rows.length * ROW_HEIGHT
  const fills = { first: 'var(--chart)', second: tones[tone].fill }
  return (
    <>
      {parts && (
        <p className="bar-legend">
          <span>
            <i className="bg-chart" />
            {parts[0]}
          </span>
          <span>
            <i className={tones[tone].key} />
            {parts[1]}
          </span>
        </p>
      )}
      <div className="bar-rows">
        <ul>
          {rows.map(({ name, lang }) => (
            <li key={name} lang={lang} className="truncate">
              {name}
            </li>
          ))}
        </ul>
        <Plot height={height}>
          {(width) => (
            <BarStackHorizontal
              data={bars}
              keys={[...parted]}
              y={({ name }) => name}
              xScale={scaleLinear({
                domain: [0, Math.max(1, ...bars.map(({ first, second }) => first + second))],
                range: [0, width],
              })}
              yScale={scaleBand({
                domain: bars.map(({ name }) => name),
                range: [0, height],
                paddingInner: 0.45,
                paddingOuter: 0.225,
              })}
              color={(part) => fills[part]}
              rx={3}
            />
          )}
        </Plot>
        <ul className="text-right tabular-nums">
          {bars.map(({ name, first, second }) => (
            <li key={name}>{first + second}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
