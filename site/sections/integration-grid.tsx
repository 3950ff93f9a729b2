import { integrations } from '#content/facts/integrations.ts'
import type { Words } from '#content/words/words.ts'
import { Picture } from '#site/ui/picture.tsx'
import { Section } from '#site/ui/section.tsx'

export function IntegrationGrid({ words }: { words: Words['home']['integrations'] }) {
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
        {integrations.map((kind) => (
          <li key={kind} className="flex flex-col gap-5 bg-paper p-5 sm:p-8">
            <Picture
              id={`pictures/integrations/${kind}`}
              alt=""
              className="ink-art h-auto w-24 sm:w-28"
            />
            <div>
              <h3 className="text-[1.1875rem] sm:text-card">{words.kinds[kind].name}</h3>
              <p className="mt-1.5 text-muted text-small">{words.kinds[kind].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
