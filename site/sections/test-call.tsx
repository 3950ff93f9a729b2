import type { ReactNode } from 'react'
import { testCall } from '#content/home.ts'
import { VoiceRibbons } from './voice-ribbons.tsx'

export function TestCall({ form }: { form: ReactNode }) {
  return (
    <section
      id="demo"
      aria-labelledby="test-call"
      className="on-green section-gap relative mx-2 overflow-hidden rounded-hero bg-green-800 text-on-green sm:mx-3.5"
    >
      <VoiceRibbons className="absolute inset-x-0 bottom-0 h-72 w-full lg:inset-y-0 lg:h-full" />
      <div className="measure relative grid gap-10 px-2 py-14 sm:px-6 md:py-20 xl:px-10 lg:grid-cols-[1fr_26rem] lg:gap-20">
        <div>
          <h2 id="test-call" className="text-title">
            {testCall.heading}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead text-on-green/90">{testCall.lead}</p>
          <p className="mt-8 text-card font-[560]">{testCall.proof}</p>
          <ul className="mt-6 grid gap-2 text-on-green/85">
            {testCall.notes.map((note) => (
              <li key={note} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-saffron" />
                {note}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-card bg-paper p-6 text-ink sm:p-8">{form}</div>
      </div>
    </section>
  )
}
