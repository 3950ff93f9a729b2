import type { Words } from '#content/words/words.ts'

export function SuccessStory({ words }: { words: Words['home']['successStory'] }) {
  return (
    <section aria-labelledby="success-story" className="section-gap border-line border-y bg-raised">
      <div className="measure grid gap-8 py-16 lg:grid-cols-[14rem_1fr] lg:gap-16 lg:py-24">
        <div>
          <h2 id="success-story" className="text-card">
            {words.heading}
          </h2>
          <p className="mt-3 inline-block rounded-full border border-line px-3 py-1 text-fine text-muted">
            {words.label}
          </p>
        </div>
        <figure>
          <blockquote className="display max-w-[34ch] text-[clamp(1.75rem,1.3rem+2.1vw,3rem)] leading-[1.14] max-md:text-pretty">
            “{words.quote}”
          </blockquote>
          <figcaption className="mt-8">
            <span className="font-strong">{words.role}</span>, {words.business}
            <span className="mt-2 block text-fine text-muted">{words.note}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
