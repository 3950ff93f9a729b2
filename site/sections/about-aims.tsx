import type { Words } from '#content/words/words.ts'

export function AboutAims({ words }: { words: Words['about']['aims'] }) {
  return (
    <section
      aria-labelledby="aims"
      className="on-green section-gap mx-2 rounded-hero bg-green-950 text-on-green sm:mx-3.5"
    >
      <div className="inner-measure py-14 md:py-20">
        <h2 id="aims" className="text-card text-green-300">
          {words.heading}
        </h2>
        <dl className="mt-8">
          {words.items.map(({ title, text }) => (
            <div
              key={title}
              className="grid items-baseline gap-x-10 gap-y-1 border-on-green/15 border-t py-6 md:grid-cols-[1fr_1.2fr]"
            >
              <dt className="display text-[clamp(2.25rem,1.5rem+2.4vw,3.5rem)]">{title}</dt>
              <dd className="text-balance text-lead text-on-green/85">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
