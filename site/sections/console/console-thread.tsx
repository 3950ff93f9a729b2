/**
 * The saffron thread of a step, from the spoken word to its slot, to the calendar, to the record, to the note. It
 * runs in the gutters of the console, whose measures pinned-console.css fixes.
 */
export const ConsoleThread = ({ way }: { way: string }) => (
  <svg className="console-thread" viewBox="0 0 1200 444" aria-hidden="true">
    <path d={way} pathLength="1" />
  </svg>
)
