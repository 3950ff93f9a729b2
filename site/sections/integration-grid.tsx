import { integrations } from '#content/facts/integrations.ts'
import type { Words } from '#content/words/words.ts'
import { Section } from '#site/ui/section.tsx'

/** What flows in and out of each kind of system. */
export function IntegrationGrid({ words }: { words: Words['home']['integrations'] }) {
  return (
    <Section heading={words.heading} lead={words.lead}>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {integrations.map((kind) => {
          const { name, text, reads, writes } = words.kinds[kind]
          return (
            <li key={kind} className="flex flex-col gap-5 bg-paper p-5 sm:p-8">
              <div>
                <h3 className="text-card">{name}</h3>
                <p className="mt-1.5 text-muted text-small">{text}</p>
              </div>
              <dl className="console-facts mt-auto">
                <div>
                  <dt>{words.reads}</dt>
                  <dd>{reads}</dd>
                </div>
                <div>
                  <dt className="text-saffron-text!">{words.writes}</dt>
                  <dd>{writes}</dd>
                </div>
              </dl>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
