import { integrations } from '#content/integrations.ts'
import { Picture } from '#site/ui/picture.tsx'
import { Section } from '#site/ui/section.tsx'

export function IntegrationGrid() {
  return (
    <Section heading={integrations.heading} lead={integrations.lead}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
        {integrations.kinds.map(({ name, text, picture }) => (
          <li key={name} className="flex flex-col gap-5 bg-paper p-5 sm:p-8">
            <Picture id={picture} alt="" className="ink-art h-auto w-24 sm:w-28" />
            <div>
              <h3 className="text-[1.1875rem] sm:text-card">{name}</h3>
              <p className="mt-1.5 text-muted text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
