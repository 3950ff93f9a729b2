import { contactPath } from '#content/facts/pages.ts'
import type { PictureId } from '#content/media/picture-id.ts'
import type { Words } from '#content/words/words.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Picture } from '#site/ui/picture.tsx'

/** In the order of the jobs. */
const pictures = [
  'pictures/features/inbound-calls',
  'pictures/features/outbound-calls',
  'pictures/features/appointments',
  'pictures/features/crm-sync',
  'pictures/features/call-analytics',
] as const satisfies readonly PictureId[]

/** The heading stays in view while the five jobs pass by. */
export function VoiceAgents({ words }: { words: Words['home']['voiceAgents'] }) {
  return (
    <section
      aria-labelledby="voice-agents"
      className="measure section-gap grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-20"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="voice-agents" className="text-title">
          {words.heading}
        </h2>
        <p className="mt-5 text-lead text-muted">{words.lead}</p>
        <ButtonLink to={contactPath} tone="solid" className="mt-8">
          {words.action}
        </ButtonLink>
      </div>
      <ol className="border-line border-t">
        {words.features.map(({ title, text, alt }, place) => (
          <li
            key={title}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-5 border-line border-b py-6 sm:grid-cols-[9rem_1fr] sm:gap-8"
          >
            <Picture
              id={pictures[place] ?? pictures[0]}
              alt={alt}
              className="ink-art h-auto w-full rounded-small"
            />
            <div>
              <h3 className="text-card">{title}</h3>
              <p className="mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
