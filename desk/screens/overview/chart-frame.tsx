import { type ReactNode, useState } from 'react'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'

type Cell = string | number
export type Figures = { head: readonly string[]; rows: readonly (readonly Cell[])[] }

type ChartFrameProps = { title: string; note: string; figures: Figures; children: ReactNode }

/** A chart with the table that says the same, for whoever wants it, and as CSV. */
export function ChartFrame({ title, note, figures, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false)
  const said = words.overview
  return (
    <section className="min-w-0" aria-label={title}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="grow text-sub">{title}</h2>
        <QuietButton className="min-h-7!" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {said.table}
        </QuietButton>
        <QuietButton className="min-h-7!" onClick={() => saveCsv(title, figures)}>
          {said.csv}
        </QuietButton>
      </div>
      <p className="mb-3 text-muted">{note}</p>
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

function saveCsv(title: string, { head, rows }: Figures): void {
  const lines = [head, ...rows].map((row) =>
    row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','),
  )
  const address = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${title.toLowerCase().replaceAll(' ', '-')}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
