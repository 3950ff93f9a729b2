import type { ShownCall } from '#content/example-calls/example-call.ts'
import type { Words } from '#content/words/words.ts'
import { CheckIcon } from '#site/ui/icons.tsx'

type Steps = Words['home']['voiceAgents']['console']['steps']

type TranscriptPanelProps = {
  call: ShownCall
  /** The words that fill a slot, each as turn and chunk. */
  heard?: readonly string[]
  /** For the margin, turn by turn. */
  notes?: readonly string[]
}

export function TranscriptPanel({ call, heard = [], notes }: TranscriptPanelProps) {
  return (
    <ol className={notes ? 'annotated' : 'console-turns'}>
      {call.turns.map(({ speaker, chunks }, turn) => (
        <li key={chunks[0]?.[0]}>
          <p data-speaker={speaker} className="console-turn">
            <span lang={call.language}>
              {chunks.flatMap(([own], chunk) => [
                chunk > 0 && ' ',
                heard.includes(`${turn} ${chunk}`) ? <mark key={own}>{own}</mark> : own,
              ])}
            </span>
            <small>{chunks.map(([, meaning]) => meaning).join(' ')}</small>
          </p>
          {notes?.[turn] && (
            <p className="annotated-note">
              <span>{notes[turn]}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

export function IntentPanel({ words }: { words: Steps['intent'] }) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 font-strong text-card">
        {words.wish}
        <span className="tabular-nums">{words.confidence}</span>
      </p>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="console-bar"
      >
        <rect width={Number.parseFloat(words.confidence)} height="1" />
      </svg>
      <Facts lines={words.slots} checked />
    </>
  )
}

export type CalendarWords = Pick<Steps['booking'], 'days' | 'times' | 'free' | 'busy' | 'taken'>

export function BookingPanel({ words }: { words: CalendarWords }) {
  const open = new Set(['0 0', '1 0', '2 1'])
  return (
    <table className="console-calendar">
      <thead>
        <tr>
          <td />
          {words.days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.times.map((time, row) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {words.days.map((day, column) => {
              const taken = row === 1 && column === 1
              const state = taken ? 'taken' : open.has(`${column} ${row}`) ? 'free' : 'busy'
              return (
                <td key={day} data-slot={state}>
                  {taken ? words.taken : <span className="sr-only">{words[state]}</span>}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FactsProps = { lines: readonly (readonly [string, string])[]; checked?: boolean }

export function Facts({ lines, checked = false }: FactsProps) {
  return (
    <dl className="console-facts">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {checked && <CheckIcon width="16" height="16" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
