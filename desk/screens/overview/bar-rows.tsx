import { words } from '../../words/words.ts'

type BarRow = { name: string; lang?: string; counts: readonly [number, number] }
type BarRowsProps = { parts: readonly [string, string]; rows: readonly BarRow[] }

/** Lying bars of two parts, the longest as wide as there is room. */
export function BarRows({ parts, rows }: BarRowsProps) {
  if (rows.length === 0) return <p className="text-muted">{words.overview.nothingAsked}</p>
  const most = Math.max(1, ...rows.map(({ counts: [first, second] }) => first + second))
  const wide = (count: number) => ({ width: `${(count / most) * 100}%` })
  return (
    <>
      <p className="bar-legend">
        <span>
          <i className="bg-chart" />
          {parts[0]}
        </span>
        <span>
          <i className="bg-saffron" />
          {parts[1]}
        </span>
      </p>
      <div className="bar-rows">
        {rows.map(({ name, lang, counts: [first, second] }) => (
          <div key={name}>
            <span lang={lang} className="truncate leading-[1.57]">
              {name}
            </span>
            <span className="flex gap-px">
              <i className="bg-chart" style={wide(first)} />
              <i className="bg-saffron" style={wide(second)} />
            </span>
            <span className="text-right tabular-nums">{first + second}</span>
          </div>
        ))}
      </div>
    </>
  )
}
