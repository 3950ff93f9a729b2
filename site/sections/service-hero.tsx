import type { Words } from '#content/words/words.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { VoiceRibbons } from './voice-ribbons.tsx'

type ServiceHeroProps = {
  words: Pick<Words['service'], 'headline' | 'lead' | 'action'>
  services: readonly { id: string; title: string }[]
  testCall: string
}

export function ServiceHero({ words, services, testCall }: ServiceHeroProps) {
  return (
    <section className="on-green relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5">
      <div className="inner-measure relative grid gap-10 pt-14 pb-36 md:pt-20 md:pb-40 lg:grid-cols-[1.4fr_1fr] lg:items-end">
        <div>
          <h1 className="max-w-[14ch] text-hero">{words.headline}</h1>
          <p className="mt-6 max-w-[44ch] text-lead text-on-green/85">{words.lead}</p>
          <ButtonLink to={testCall} className="mt-8">
            {words.action}
          </ButtonLink>
        </div>
        <ol className="gap-x-10 border-on-green/20 border-t md:max-lg:grid md:max-lg:grid-cols-2">
          {services.map(({ id, title }, place) => (
            <li key={id} className="border-on-green/20 border-b">
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center gap-5 py-2 hover:text-green-300"
              >
                <span className="figure-text w-3 shrink-0 text-saffron">{place + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
      {/* After the words: a page that is still arriving would show them higher up, and move them. */}
      <VoiceRibbons className="absolute inset-x-0 bottom-0 h-32 w-full" />
    </section>
  )
}
