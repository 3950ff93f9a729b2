type SumTableProps = {
  caption: string
  lines: readonly { label: string; working: string; amount: string }[]
  total: { label: string; amount: string }
}

/** A sum as a bill shows it: what, how worked out, how much; the total's large figure takes no room from the lines. */
export function SumTable({ caption, lines, total }: SumTableProps) {
  return (
    <table className="w-full border-collapse text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ label, working, amount }) => (
          <tr key={label} className="border-line border-b align-baseline">
            <th scope="row" colSpan={2} className="text-balance py-3.5 pr-4 font-normal">
              {label} <span className="block text-muted text-small">{working}</span>
            </th>
            <td className="py-3.5 text-right">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="align-baseline">
          <th scope="row" className="pt-5 pr-4 font-strong">
            {total.label}
          </th>
          <td colSpan={2} className="figure-text pt-5 text-right text-figure">
            {total.amount}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
