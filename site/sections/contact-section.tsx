import type { ReactNode } from 'react'
import type { Words } from '#content/words/words.ts'
import { CheckIcon } from '#site/ui/icons.tsx'
import { PageLink } from '#site/ui/page-link.tsx'

type ContactSectionProps = {
  words: Words['home']['contact']
  form: ReactNode
  figures: ReactNode
  faq: { label: string; to: string }
}

export function ContactSection({ words, form, figures, faq }: ContactSectionProps) {
  return (
    <section
      id="contact"
      aria-labelledby="connect"
      className="measure section-gap [--unseen-height:78rem] grid gap-10 lg:grid-cols-[1fr_1.2fr] lg:gap-20"
    >
      <div>
        <h2 id="connect" className="text-title">
          {words.heading}
        </h2>
        <p className="mt-5 text-lead text-muted">{words.lead}</p>
        <ul className="mt-8 grid gap-4">
          {words.points.map((point) => (
            <li key={point} className="flex gap-3.5 border-line border-t pt-4">
              <CheckIcon className="mt-1 shrink-0 text-link" />
              {point}
            </li>
          ))}
        </ul>
        {figures}
        <PageLink
          to={faq.to}
          className="mt-6 inline-flex min-h-8 items-center text-link underline underline-offset-4"
        >
          {faq.label}
        </PageLink>
      </div>
      {form}
    </section>
  )
}
