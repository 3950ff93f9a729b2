import type { Words } from '#content/words/words.ts'

export function SuccessStory({ words }: { words: Words['home']['successStory'] }) {
  return (
    <section
      aria-labelledby="success-story"
      className="measure mt-12 border-line border-t pt-8 md:mt-16"
    >
      <div className="grid gap-6 lg:grid-cols-[14rem_1fr] lg:gap-16">
        <div>
          <h2 id="success-story" className="text-card">
            {words.heading}
          </h2>
          <p className="mt-3 inline-block rounded-full border border-line px-3 py-1 text-fine text-muted">
            {words.label}
          </p>
        </div>
        <figure>
          <blockquote className="max-w-[72ch]">{`“${words.quote}”`}</blockquote>
          <figcaption className="mt-3 text-small">
            <span className="font-strong">{words.role}</span>, {words.business}
            <span className="mt-2 block text-fine text-muted">{words.note}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
