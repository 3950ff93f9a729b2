import type { services } from '#content/services.ts'
import { VoiceRibbons } from './voice-ribbons.tsx'

export function ServiceHero({ headline, lead, sections }: typeof services) {
  return (
    <section className="on-green relative mx-2 overflow-hidden rounded-hero bg-green-950 text-on-green sm:mx-3.5">
      <VoiceRibbons className="absolute inset-x-0 bottom-0 h-3/5 w-full" />
      <div className="measure relative grid gap-10 px-2 py-14 sm:px-6 md:py-20 lg:grid-cols-[1.4fr_1fr] lg:items-end xl:px-10">
        <div>
          <h1 className="max-w-[14ch] text-hero">{headline}</h1>
          <p className="mt-6 max-w-[44ch] text-lead text-on-green/85">{lead}</p>
        </div>
        <ol className="border-on-green/20 border-t">
          {sections.map(({ id, title }, place) => (
            <li key={id} className="border-on-green/20 border-b">
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center gap-5 py-2 hover:text-green-300"
              >
                <span className="figure-text text-saffron">{place + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
