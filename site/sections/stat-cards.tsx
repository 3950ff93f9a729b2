import type { Words } from '#content/words/words.ts'
import { PauseButton } from '#site/ui/pause-button.tsx'
import { Section } from '#site/ui/section.tsx'
import { useRotation } from '#site/ui/use-rotation.ts'

const everyMs = 3000

export function StatCards({ words }: { words: Words['home']['stats'] }) {
  const { index, containerProps } = useRotation<HTMLDivElement>(words.cards.length, everyMs)
  return (
    <Section heading={words.heading} aside={<PauseButton />}>
      <div {...containerProps}>
        <ul className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
          {words.cards.map(({ title, subtitle, description }, place) => (
            <li
              key={subtitle}
              data-highlighted={place === index || undefined}
              className="stat-card relative border-line px-4 py-6 even:border-l nth-[n+3]:border-t sm:px-6 sm:py-8 lg:nth-[n+3]:border-t-0 lg:not-first:border-l"
            >
              <p className="figure-text text-figure">{title}</p>
              <h3 className="mt-4 text-card">{subtitle}</h3>
              <p className="mt-2 text-muted text-small">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
