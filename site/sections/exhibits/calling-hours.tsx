import type { CallingHoursDrawing } from '#site/loaders/exhibit.server.ts'
import { arc, DIAL, spot } from './dial.ts'

type CallingHoursProps = { drawing: CallingHoursDrawing; turn: number }

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const quarters = [0, 6, 12, 18]

/** A figure right beside one of the window's own would be read with it. */
const apartFrom =
  ({ from, to }: { from: number; to: number }) =>
  (hour: number) =>
    Math.abs(hour - from) > 1 && Math.abs(hour - to) > 1

/** The day as a dial with noon on top: the part in which calls may go out, and a hand at the reminder. */
export function CallingHours({ drawing, turn }: CallingHoursProps) {
  const { hours: open, reminders, optedOut, columns } = drawing
  const now = reminders[turn]
  const hand = now && spot(now.hour, DIAL.hand)
  return (
    <div className="hours">
      <div className="hours-dial" data-inside={now?.inside || undefined}>
        <svg viewBox="-160 -160 320 320" aria-hidden="true">
          <path d={arc(open.to, open.from + 24, DIAL.ring)} />
          <path className="hours-open" d={arc(open.from, open.to, DIAL.ring)} />
          {hours.map((hour) => {
            const [from, to] = [spot(hour, DIAL.tick), spot(hour, DIAL.tick + 6)]
            return <path key={hour} className="hours-tick" d={`M${from}L${to}`} />
          })}
          {[...quarters.filter(apartFrom(open)), open.from, open.to].map((hour) => {
            const [x, y] = spot(hour, DIAL.label)
            return (
              <text key={hour} x={x} y={y} dy="0.35em">
                {hour}
              </text>
            )
          })}
          {hand && (
            <g className="hours-hand">
              <path d={`M${spot(now.hour, DIAL.hub)}L${hand}`} />
              <circle cx={hand[0]} cy={hand[1]} r="7" />
            </g>
          )}
        </svg>
        <p>
          <strong key={now?.wanted}>{now?.wanted}</strong>
          {drawing.window}
        </p>
      </div>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.reminder}</th>
              <th scope="col">{columns.wanted}</th>
              <th scope="col">{columns.goesOut}</th>
            </tr>
          </thead>
          <tbody>
            {reminders.map((reminder, place) => (
              <tr key={reminder.name} data-now={place === turn || undefined}>
                <th scope="row">{reminder.name}</th>
                <td>{reminder.wanted}</td>
                <td>{reminder.goesOut}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{optedOut.name}</th>
              <td />
              <td>{optedOut.goesOut}</td>
            </tr>
          </tbody>
        </table>
        <p className="hours-yours">{drawing.yours}</p>
      </div>
    </div>
  )
}
