import type { Words } from '#content/words/words.ts'

export function SuccessStory({ words }: { words: Words['home']['successStory'] }) {
  return (
    <section aria-labelledby="success-story" className="section-gap border-line border-y bg-raised">
      <div className="measure grid gap-6 py-10 lg:grid-cols-[14rem_1fr] lg:gap-16 lg:py-14">
        <div>
          <h2 id="success-story" className="text-card">
            {words.heading}
          </h2>
          <p className="mt-3 inline-block rounded-full border border-line px-3 py-1 text-fine text-muted">
            {words.label}
          </p>
        </div>
        <figure>
          <blockquote className="max-w-[62ch] text-lead">“{words.quote}”</blockquote>
          <figcaption className="mt-5">
            <span className="font-strong">{words.role}</span>, {words.business}
            <span className="mt-2 block text-fine text-muted">{words.note}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
