import type { TokenBoardDrawing } from '#site/loaders/exhibit.server.ts'

type TokenBoardProps = { drawing: TokenBoardDrawing; turn: number }

/** The board of an outpatient department. Each word is a flap, and falls when the language turns. */
export function TokenBoard({ drawing: { boards }, turn }: TokenBoardProps) {
  const board = boards[turn]
  const gloss = boards.at(-1)
  if (!board || !gloss) return null
  const { language, columns, rows } = board
  const meaning = (text: string) => (board === gloss ? null : <small>{text}</small>)
  const [inside] = rows
  return (
    <div className="board">
      <div className="board-inside">
        <p>
          <span lang={language}>{board.inside}</span> {meaning(gloss.inside)}
        </p>
        <p className="board-token">
          <span className="sr-only">{inside?.token}</span>
          {[...(inside?.token ?? '')].map((sign) => (
            <span key={sign} className="flap" aria-hidden="true">
              {sign}
            </span>
          ))}
        </p>
        <p key={language} className="board-come">
          <span lang={language}>{board.come}</span>
          {meaning(gloss.come)}
        </p>
      </div>
      <table className="board-rows">
        <thead>
          <tr>
            {(Object.keys(columns) as (keyof typeof columns)[]).map((column) => (
              <th key={column} scope="col" data-column={column}>
                <span lang={language}>{columns[column]}</span> {meaning(gloss.columns[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ token, department, room, time, state, status }, place) => (
            <tr key={token} data-state={state}>
              <th scope="row">
                <span className="sr-only">{token}</span>
                <span className="board-letters" aria-hidden="true">
                  {[...token].map((sign, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one token
                    <span key={at} className="flap board-figure">
                      {sign}
                    </span>
                  ))}
                </span>
              </th>
              <td>
                <span key={department} className="flap board-word">
                  <span lang={language}>{department}</span>{' '}
                  {meaning(gloss.rows[place]?.department ?? '')}
                </span>
              </td>
              <td>
                <span className="flap board-figure">{room}</span>
              </td>
              <td>
                <span className="flap board-figure">{time}</span>
              </td>
              <td>
                <span key={status} className="flap board-word">
                  <span lang={language}>{status}</span> {meaning(gloss.rows[place]?.status ?? '')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
