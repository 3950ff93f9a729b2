import type { Words } from '#content/words/words.ts'
import { Section } from '#site/ui/section.tsx'
import { useRotation } from '#site/ui/use-rotation.ts'

const everyMs = 5000

export function Comparison({ words }: { words: Words['home']['comparison'] }) {
  const { topics } = words
  const { index, select, containerProps } = useRotation<HTMLDivElement>(topics.length, everyMs)
  return (
    <Section heading={words.heading}>
      <div
        {...containerProps}
        className="grid gap-4 md:grid-cols-[12rem_1fr] lg:grid-cols-[12rem_1fr_1.25fr]"
      >
        <ul className="grid grid-cols-2 gap-1.5 sm:max-md:grid-cols-4 md:auto-rows-fr md:grid-cols-1">
          {topics.map(({ heading }, place) => (
            <li key={heading}>
              <button
                type="button"
                aria-pressed={place === index}
                onClick={() => select(place)}
                className="h-full min-h-12 w-full rounded-small border border-line px-3 py-2 text-left text-muted leading-tight sm:px-4 md:border-transparent transition-colors duration-200 hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
              >
                {heading}
              </button>
            </li>
          ))}
        </ul>
        <div className="topic-stack hidden rounded-card border border-line border-dashed lg:grid">
          {topics.map(({ heading, traditional }, place) => (
            <div key={heading} data-shown={place === index || undefined} className="topic p-8">
              <h3 className="text-muted text-small font-normal tracking-normal">
                {words.traditionalTitle}
              </h3>
              <p className="figure-text mt-20 text-[2.75rem] text-muted">
                {/* What an agent costs is struck out. */}
                {place === 0 ? (
                  <s className="decoration-danger decoration-3">{traditional.figure}</s>
                ) : (
                  traditional.figure
                )}
              </p>
              <p className="mt-3 text-muted">{traditional.text}</p>
            </div>
          ))}
        </div>
        <div className="on-green topic-stack grid rounded-card bg-green-800 text-on-green">
          {topics.map(({ heading, ours }, place) => (
            <div key={heading} data-shown={place === index || undefined} className="topic p-8">
              <h3 className="text-small font-normal tracking-normal">{words.ourTitle}</h3>
              <p className="figure-text mt-14 text-[clamp(2.75rem,2.2rem+2.2vw,3.75rem)] lg:mt-16">
                {ours.figure}
              </p>
              <p className="mt-3 max-w-[29ch] text-on-green/90">{ours.text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
