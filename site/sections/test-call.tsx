import type { ReactNode } from 'react'
import type { Words } from '#content/words/words.ts'

type TestCallProps = { words: Words['home']['testCall']; form: ReactNode }

export function TestCall({ words, form }: TestCallProps) {
  return (
    <section
      id="demo"
      aria-labelledby="test-call"
      className="on-green section-gap relative mx-2 overflow-hidden rounded-hero bg-green-800 text-on-green sm:mx-3.5"
    >
      <div className="inner-measure grid gap-x-20 gap-y-5 pt-10 pb-14 md:py-20 lg:grid-cols-[1fr_26rem]">
        <h2 id="test-call" className="text-title lg:self-end">
          {words.heading}
        </h2>
        <div className="relative max-lg:mb-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
          <span aria-hidden="true" className="rings max-lg:hidden" />
          <div className="@container relative rounded-card bg-paper p-6 text-ink sm:p-8">
            {form}
          </div>
        </div>
        <div>
          <p className="max-w-[46ch] text-lead text-on-green/90">{words.lead}</p>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <strong className="figure-text text-figure">{words.proof.figure}</strong>{' '}
            <span className="text-card">{words.proof.text}</span>
          </p>
          <ul className="mt-6 grid gap-2 text-on-green/85">
            {words.notes.map((note) => (
              <li key={note} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-saffron" />
                {note}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
