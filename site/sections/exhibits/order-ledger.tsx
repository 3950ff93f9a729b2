import type { OrderLedgerDrawing } from '#site/loaders/exhibit.server.ts'

type OrderLedgerProps = { drawing: OrderLedgerDrawing; turn: number }

/** A shop's book of cash-on-delivery orders: each call stamps what was said into its row. */
export function OrderLedger({ drawing, turn }: OrderLedgerProps) {
  const { columns, orders, waiting, sums } = drawing
  const called = turn === 1
  return (
    <div className="ledger">
      <table>
        <thead>
          <tr>
            <th scope="col" className="ledger-number">
              {columns.order}
            </th>
            <th scope="col">{columns.parcel}</th>
            <th scope="col" className="ledger-cash">
              {columns.cash}
            </th>
            <th scope="col">{columns.result}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ number, parcel, cash, result, said }) => (
            <tr key={number} data-result={called ? result : 'waiting'}>
              <th scope="row" className="ledger-number">
                {number}
              </th>
              <td>{parcel}</td>
              <td className="ledger-cash">{cash}</td>
              <td>
                <span key={String(called)} className="ledger-stamp">
                  {called ? said : waiting}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="ledger-sums">
        {sums[turn]?.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd key={value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
