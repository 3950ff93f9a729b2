import type { PictureId } from '#content/media/picture-id.ts'
import type { Words } from '#content/words/words.ts'
import { Picture } from '#site/ui/picture.tsx'
import { Section } from '#site/ui/section.tsx'

const pictures = [
  'pictures/features/chat-automation',
  'pictures/features/priority-routing',
] as const satisfies readonly PictureId[]

/** Two ledgers, each beside a drawing of its channel: chat on the left, e-mail on the right. */
export function SupportCards({ words }: { words: Words['home']['supportCards'] }) {
  return (
    <Section heading={words.heading} lead={words.lead}>
      <div className="grid gap-12 md:gap-16">
        {words.channels.map(({ name, alt, cards }, place) => (
          <div
            key={name}
            className="group grid gap-8 md:grid-cols-2 md:items-center md:gap-10 lg:gap-20"
          >
            <Picture
              id={pictures[place] ?? pictures[0]}
              alt={alt}
              className="ink-art h-auto w-full rounded-card md:group-odd:order-2"
            />
            <div>
              <p className="border-ink border-b-2 pb-3 font-strong">{name}</p>
              <ul>
                {cards.map(({ title, text }) => (
                  <li key={title} className="border-line border-b py-5 lg:py-6">
                    <h3 className="text-card">{title}</h3>
                    <p className="mt-2 text-muted">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
