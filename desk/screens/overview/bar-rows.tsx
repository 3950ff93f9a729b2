import { words } from '../../words/words.ts'

type BarRow = { name: string; lang?: string; counts: readonly [number, number] }
/** Saffron is for what wants attention, here as everywhere. */
const tones = { other: 'bg-chart-strong', attention: 'bg-saffron' } as const

type BarRowsProps = {
  parts: readonly [string, string]
  second: keyof typeof tones
  rows: readonly BarRow[]
}

/** Lying bars of two parts, the longest as wide as there is room. */
export function BarRows({ parts, second: tone, rows }: BarRowsProps) {
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
          <i className={tones[tone]} />
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
              <i className={tones[tone]} style={wide(second)} />
            </span>
            <span className="text-right tabular-nums">{first + second}</span>
          </div>
        ))}
      </div>
    </>
  )
}
