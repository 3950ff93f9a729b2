import { voiceAgents } from '#content/home.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Picture } from '#site/ui/picture.tsx'

/** The heading stays in view while the five jobs pass by. */
export function VoiceAgents() {
  return (
    <section
      aria-labelledby="voice-agents"
      className="measure section-gap grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-20"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="voice-agents" className="text-title">
          {voiceAgents.heading}
        </h2>
        <p className="mt-5 text-lead text-muted">{voiceAgents.lead}</p>
        <ButtonLink to={voiceAgents.action.to} tone="solid" className="mt-8">
          {voiceAgents.action.label}
        </ButtonLink>
      </div>
      <ol className="border-line border-t">
        {voiceAgents.features.map(({ title, text, picture, alt }) => (
          <li
            key={title}
            className="grid grid-cols-[5.5rem_1fr] items-center gap-5 border-line border-b py-6 sm:grid-cols-[9rem_1fr] sm:gap-8"
          >
            <Picture id={picture} alt={alt} className="ink-art h-auto w-full rounded-small" />
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
