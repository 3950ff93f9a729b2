import type { ShownCall } from '#content/example-calls/example-call.ts'
import { speakerName } from './speaker-name.ts'
import type { StageWords } from './stage-words.ts'

type TranscriptProps = { call: ShownCall; words: StageWords }

/** A finished call in writing: what the card holds until it plays, and all it needs without. */
export function Transcript({ call, words }: TranscriptProps) {
  return (
    <article>
      <div>
        <b>{call.place}</b>
        {words.example}
      </div>
      <ol>
        {call.turns.map(({ speaker, chunks }) => {
          const name = speakerName(call, speaker, words)
          // A call in the page's own language needs no other words.
          const meaning = chunks
            .map(([, each]) => each)
            .join(' ')
            .trim()
          return (
            <li key={chunks[0]?.[0]} data-speaker={speaker}>
              <span lang={call.language}>{chunks.map(([own]) => own).join(' ')}</span>
              <small>
                <b>{meaning ? `${name}: ` : name}</b>
                {meaning}
              </small>
            </li>
          )
        })}
      </ol>
      <p className="outcome">{call.outcome.text}</p>
    </article>
  )
}
