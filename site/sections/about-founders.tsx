import type { Words } from '#content/words/words.ts'
import { PageLink } from '#site/ui/page-link.tsx'
import { Section } from '#site/ui/section.tsx'

type AboutFoundersProps = {
  words: Words['about']['founders']
  card: { label: string; to: string }
}

export function AboutFounders({ words, card }: AboutFoundersProps) {
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className="grid border-line border-t md:grid-cols-3">
        {words.roles.map(({ role, text }) => (
          <li
            key={role}
            className="border-line border-b py-8 md:border-b-0 md:px-6 md:first:pl-0 lg:px-8 md:not-first:border-l"
          >
            <h3 className="text-card md:max-lg:text-[1.125rem]">{role}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <PageLink
        to={card.to}
        className="mt-6 inline-flex min-h-8 items-center text-link underline underline-offset-4"
      >
        {card.label}
      </PageLink>
    </Section>
  )
}
