import type { Words } from '#content/words/words.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { PageLink } from '#site/ui/page-link.tsx'

type NextStepProps = {
  words: Words['shell']['next']
  to: { call: { to: string }; price: { to: string }; faq: string }
}

/** The way on from a page that has none of its own. */
export function NextStep({ words, to }: NextStepProps) {
  return (
    <section
      aria-labelledby="next-step"
      className="measure section-gap no-print [--unseen-height:16rem] grid items-end gap-x-16 gap-y-6 border-ink border-t-2 pt-8 lg:grid-cols-[1.2fr_1fr]"
    >
      <div>
        <h2 id="next-step" className="text-title">
          {words.heading}
        </h2>
        <p className="mt-4 max-w-[46ch] text-lead text-muted">{words.text}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-3 lg:justify-end">
        <ButtonLink to={to.call.to}>{words.call}</ButtonLink>
        <ButtonLink to={to.price.to} tone="outline">
          {words.price}
        </ButtonLink>
        <PageLink to={to.faq} className="py-1 text-link underline underline-offset-4">
          {words.faq}
        </PageLink>
      </div>
    </section>
  )
}
