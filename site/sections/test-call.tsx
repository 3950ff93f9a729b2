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
      <div className="inner-measure grid gap-10 py-14 md:py-20 lg:grid-cols-[1fr_26rem] lg:gap-20">
        <div>
          <h2 id="test-call" className="text-title">
            {words.heading}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lead text-on-green/90">{words.lead}</p>
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
        <div className="relative self-center">
          <Rings />
          <div className="@container relative rounded-card bg-paper p-6 text-ink sm:p-8">
            {form}
          </div>
        </div>
      </div>
    </section>
  )
}

const radii = [250, 320, 390, 460, 530, 600] as const

/** The phone rings: circles that go out from the form and fade. */
function Rings() {
  return (
    <svg
      viewBox="-600 -600 1200 1200"
      aria-hidden="true"
      className="-translate-1/2 pointer-events-none absolute top-1/2 left-1/2 size-[75rem] max-w-none max-lg:[mask-image:linear-gradient(transparent_55%,black_65%)]"
    >
      {radii.map((radius, place) => (
        <circle
          key={radius}
          r={radius}
          fill="none"
          stroke={place === 1 ? '#F08A24' : '#8FD9B0'}
          strokeOpacity={(0.5 - place * 0.08).toFixed(2)}
          strokeWidth="1.25"
        />
      ))}
    </svg>
  )
}
