import type { ShownCall } from '#content/example-calls/example-call.ts'
import type { Words } from '#content/words/words.ts'
import { TranscriptPanel } from './console/panels.tsx'

type AnnotatedCallProps = {
  words: Words['home']['annotatedCall']
  call: ShownCall
  example: string
  notes: readonly string[]
}

/** An example call as somebody reads it with a pencil: who says what, and what happens meanwhile. */
export function AnnotatedCall({ words, call, example, notes }: AnnotatedCallProps) {
  return (
    <section aria-labelledby="annotated-call" className="measure section-gap">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="annotated-call" className="text-title">
          {words.heading}
        </h2>
        <p className="text-muted text-small">{`${call.place}\u00a0· ${example}`}</p>
      </div>
      <TranscriptPanel call={call} notes={notes} />
    </section>
  )
}
