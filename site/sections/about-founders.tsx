import type { Words } from '#content/words/words.ts'
import { Section } from '#site/ui/section.tsx'

export function AboutFounders({ words }: { words: Words['about']['founders'] }) {
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
    </Section>
  )
}
