import type { ItineraryDrawing } from '#site/loaders/exhibit.server.ts'

type ItineraryProps = { drawing: ItineraryDrawing; turn: number }

/** Three days side by side; what one call moved stands out with the time it had before. */
export function Itinerary({ drawing: { days }, turn }: ItineraryProps) {
  const called = turn === 1
  return (
    <ol className="itinerary">
      {days.map(({ name, slots }) => (
        <li key={name}>
          <h3>{name}</h3>
          <ol>
            {slots.map((slot) => {
              const moved = called && 'moved' in slot ? slot : null
              return (
                <li key={slot.name} className="itinerary-slot" data-later={moved ? '' : undefined}>
                  <time key={moved?.moved}>{moved?.moved ?? slot.at}</time>
                  <span>{slot.name}</span>
                  {moved && (
                    <small>
                      <s>{moved.at}</s> {moved.told}
                    </small>
                  )}
                </li>
              )
            })}
          </ol>
        </li>
      ))}
    </ol>
  )
}
