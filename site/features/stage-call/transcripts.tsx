import type { ExampleCall } from '#content/example-calls/example-call.ts'
import type { LanguageCode } from '#content/facts/languages.ts'
import { speakerName } from './speaker-name.ts'
import type { StageWords } from './stage-words.ts'

type TranscriptsProps = {
  calls: readonly ExampleCall[]
  chosen: LanguageCode
  words: StageWords
}

/** The finished calls in writing: what the card holds until it plays, and all it needs without. */
export function Transcripts({ calls, chosen, words }: TranscriptsProps) {
  return calls.map((call) => (
    <article
      key={call.language}
      id={`call-${call.language}`}
      data-chosen={call.language === chosen || undefined}
    >
      <p>
        <b>{call.place.en}</b>
        {words.example}
      </p>
      <ol>
        {call.turns.map(({ speaker, chunks }) => (
          <li key={chunks[0]?.[0]} data-speaker={speaker}>
            <span lang={call.language}>{chunks.map(([own]) => own).join(' ')}</span>
            <small>
              <b>{`${speakerName(call, speaker, words)}: `}</b>
              {chunks.map(([, english]) => english).join(' ')}
            </small>
          </li>
        ))}
      </ol>
      <p className="outcome">{call.outcome.en}</p>
    </article>
  ))
}
