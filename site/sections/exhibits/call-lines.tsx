import type { Exhibit, ExhibitCall } from '#site/loaders/exhibit.server.ts'

type CallLinesProps = { call: ExhibitCall; speakers: Exhibit['words']['speakers'] }

/** What was said on the call; the saffron thread runs from here to what it wrote. */
export function CallLines({ call, speakers }: CallLinesProps) {
  // Who is called did not call.
  const other = call.direction === 'inbound' ? 'caller' : 'customer'
  return (
    <ol className="exhibit-call">
      {call.lines.map(({ speaker, own, meaning }) => (
        <li key={own} data-speaker={speaker}>
          <b>{speakers[speaker === 'caller' ? other : speaker]}</b>
          <span lang={call.language}>{own}</span>
          {meaning && <small>{meaning}</small>}
        </li>
      ))}
    </ol>
  )
}
