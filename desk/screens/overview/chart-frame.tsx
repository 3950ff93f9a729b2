import { type ReactNode, useState } from 'react'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'

type Cell = string | number
export type Figures = { head: readonly string[]; rows: readonly (readonly Cell[])[] }

/** How its heading and its buttons look; on the green card it is a part of that card. */
const looks = {
  plain: { Heading: 'h2', size: 'text-sub', tone: 'plain' },
  'on-green': { Heading: 'h3', size: '', tone: 'onGreen' },
} as const

type ChartFrameProps = {
  title: string
  note?: string
  look?: keyof typeof looks
  figures: Figures
  children: ReactNode
}

/** A chart with the table that says the same, for whoever wants it, and as CSV. */
export function ChartFrame({ title, note, look = 'plain', figures, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false)
  const said = words.overview
  const { Heading, size, tone } = looks[look]
  const button = { tone, className: 'min-h-7!' }
  return (
    <section className="min-w-0" aria-label={title}>
      <div className="mb-3 flex flex-wrap items-center gap-x-2">
        <Heading className={`grow ${size}`}>{title}</Heading>
        <QuietButton {...button} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {said.table}
        </QuietButton>
        <QuietButton {...button} onClick={() => saveCsv(title, figures)}>
          {said.csv}
        </QuietButton>
        {note && <p className="mt-1 w-full text-muted">{note}</p>}
      </div>
      {!isTable && <div aria-hidden="true">{children}</div>}
      <div className={isTable ? 'wide-table' : 'sr-only'}>
        <table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {figures.head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const CSV_MARK = '\ufeff'

function saveCsv(title: string, { head, rows }: Figures): void {
  const lines = [head, ...rows].map((row) =>
    row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','),
  )
  const address = URL.createObjectURL(
    new Blob([CSV_MARK, lines.join('\r\n')], { type: 'text/csv' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `${title.toLowerCase().replaceAll(' ', '-')}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
