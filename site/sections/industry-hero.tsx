import type { IndustryPage } from '#site/loaders/industry.server.ts'
import { SilentFilm } from '#site/ui/film.tsx'

export function IndustryHero({ industry }: Pick<IndustryPage, 'industry'>) {
  return (
    <div className="measure pt-10 md:pt-16">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1.7fr_1fr]">
        <h1 className="max-w-[17ch] text-hero">{industry.headline}</h1>
        <p className="max-w-[44ch] text-balance text-lead text-muted lg:pb-2">{industry.lead}</p>
      </div>
      <SilentFilm
        film={industry.film}
        first
        className="film-entrance mt-10 rounded-hero md:mt-14"
      />
    </div>
  )
}
