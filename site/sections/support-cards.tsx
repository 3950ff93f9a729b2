import { supportCards } from '#content/home.ts'
import { Section } from '#site/ui/section.tsx'

const channels = [...new Set(supportCards.cards.map(({ channel }) => channel))]

/** Two ledgers side by side: what chat takes off the desk, and what e-mail does. */
export function SupportCards() {
  return (
    <Section heading={supportCards.heading} lead={supportCards.lead}>
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-20">
        {channels.map((channel) => (
          <div key={channel} className="lg:even:mt-20">
            <p className="border-ink border-b-2 pb-3 font-[640]">{channel}</p>
            <ul>
              {supportCards.cards
                .filter((card) => card.channel === channel)
                .map(({ title, text }) => (
                  <li key={title} className="border-line border-b py-6">
                    <h3 className="text-card">{title}</h3>
                    <p className="mt-2 text-muted">{text}</p>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
